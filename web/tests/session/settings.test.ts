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
    expect(taken(here, { theme: 'dark' }, true)).toBe('send');
    expect(taken(here, {}, false)).toBe('send');
    expect(portable(here)).not.toHaveProperty('notify');
  });
});
