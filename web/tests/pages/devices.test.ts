import { describe, expect, it } from 'vitest';

import { deviceOf } from '../../src/pages/people/account/devices';

describe('devices', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
      'Chrome · Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126 Safari/537.36 Edg/126',
      'Edge · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17 Safari/604.1',
      'Safari · iOS',
    ],
    ['Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'Firefox · Android'],
    ['python-httpx/0.28', 'python-httpx/0.28'],
    ['', '?'],
  ])('%s', (agent, name) => expect(deviceOf(agent)).toBe(name));
});
