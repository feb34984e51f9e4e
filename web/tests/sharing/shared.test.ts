import { describe, expect, it } from 'vitest';

import { embedCode, sharedGame, sharedPuzzle } from '../../src/sharing/shared';

describe('what can be shared', () => {
  it('of a game is its page, the position shown, the whole game and a board for frames', () => {
    expect(sharedGame('abcdefghijkl', { after: 3 })).toEqual({
      page: '/game/abcdefghijkl',
      picture: '/api/games/abcdefghijkl/picture.png?after=3',
      animation: '/api/games/abcdefghijkl/animation.gif',
      embed: '/embed/game/abcdefghijkl',
    });
    expect(sharedGame('abcdefghijkl').picture).toBe('/api/games/abcdefghijkl/picture.png');
  });

  it('of a private game is nothing but its page', () => {
    expect(sharedGame('abcdefghijkl', { hidden: true })).toEqual({ page: '/game/abcdefghijkl' });
  });

  it('of a puzzle has the pieces that the reader sees', () => {
    expect(sharedPuzzle('neonnuu', 'mushrooms').picture).toContain('edition=mushrooms');
    expect(sharedPuzzle('neonnuu', 'classic').animation).toBeUndefined();
  });

  it('cannot break out of the code for other pages', () => {
    const code = embedCode('https://x.example/embed/game/a', 'A "B" <script> & C');
    expect(code).toContain('title="A &quot;B&quot; &lt;script> &amp; C"');
    expect(code).not.toContain('<script');
  });
});
