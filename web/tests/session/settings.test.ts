import { describe, expect, it } from 'vitest';

import { portable, taken } from '../../src/session/account';
import { DEFAULTS, readSettings } from '../../src/session/settings.svelte';

describe('settings', () => {
  it('of the wrong kind are at their default', () => {
    expect(readSettings('{"theme": "dark", "sound": "loud", "colour": 1}')).toMatchObject({
      theme: 'dark',
      sound: true,
    });
    expect(readSettings('}').theme).toBe('auto');
    expect(readSettings('null')).toEqual(readSettings(null));
    expect(readSettings('{"colour": 1}')).not.toHaveProperty('colour');
  });
  it('that have no such value are at their default', () => {
    const stored = {
      theme: 'purple',
      view: 'above',
      pace: 'slow',
      pieces: '<b>',
      volume: 1.1,
      avatar: '10',
      gamesFinished: 0.5,
      tray: 'size',
      toString: 'x',
    };
    expect(readSettings(JSON.stringify(stored))).toEqual(DEFAULTS);
    const valid = { view: 'flat', pace: 'calm', volume: 0, avatar: 'b', gamesFinished: 3 };
    expect(readSettings(JSON.stringify(valid))).toMatchObject(valid);
  });
  it('name a language as it is called now', () => {
    const stored = (language: string): string =>
      readSettings(JSON.stringify({ language })).language;
    expect(['pt', 'pt-BR', 'fr', 'de-CH', 'auto'].map(stored)).toEqual([
      'pt-PT',
      'pt-BR',
      'fr',
      'de',
      'auto',
    ]);
    expect(stored('tlh')).toBe('auto');
    expect(taken({ ...DEFAULTS, language: 'pt-PT' }, { language: 'pt' }, false)).toEqual({});
  });
  it('of an account win over those of a browser that has sent all of its own', () => {
    const here = { ...DEFAULTS, sound: false };
    expect(taken(here, { theme: 'dark', sound: false, notify: true, zoom: 2 }, false)).toEqual({
      theme: 'dark',
    });
    // What somebody has been through stays, whichever of the two knows more of it.
    const seen = { ...here, introduced: true, gamesFinished: 2 };
    expect(taken(seen, { introduced: false, gamesFinished: 1 }, false)).toEqual({});
    expect(taken(here, { introduced: true, gamesFinished: 3 }, false)).toEqual({
      introduced: true,
      gamesFinished: 3,
    });
    expect(taken(here, { theme: 'dark' }, true)).toBe('send');
    expect(taken(here, {}, false)).toBe('send');
    expect(portable(here)).not.toHaveProperty('notify');
  });
});
