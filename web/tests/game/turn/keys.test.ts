import { describe, expect, it } from 'vitest';

import { commandOf } from '../../../src/game/turn/keys';

const pressed = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});
const somewhere = { closest: () => null };
const inField = { closest: () => ({}) as Element };

describe('single keys', () => {
  it.each([
    ['q', 'call'],
    ['Q', 'call'],
    ['g', 'give'],
    ['p', 'place'],
    ['?', 'list'],
  ])('%s: %s', (key, command) => expect(commandOf(pressed(key), somewhere)).toBe(command));
  it('leave other keys alone', () => {
    expect(commandOf(pressed('x'), somewhere)).toBeNull();
    expect(commandOf(pressed('Enter'), somewhere)).toBeNull();
    expect(commandOf(pressed('toString'), somewhere)).toBeNull();
  });
  it.each(['ctrlKey', 'metaKey', 'altKey'])('are not meant with %s', (held) =>
    expect(commandOf(pressed('p', { [held]: true }), somewhere)).toBeNull(),
  );
  it('are letters in a field', () => expect(commandOf(pressed('p'), inField)).toBeNull());
});
