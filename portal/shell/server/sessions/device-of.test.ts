import { expect, test } from 'vitest';
import { deviceOf } from './device-of.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/153.0.0.0 Mobile Safari/537.36`,
    'chrome',
    'android-phone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-X700) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36`,
    'chrome',
    'android-tablet',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'samsung-internet',
    'android-phone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'safari',
    'iphone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/153.0 Mobile/15E148 Safari/604.1',
    'chrome',
    'ipad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'safari',
    'mac',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36 Edg/153.0`,
    'edge',
    'windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/153 Safari/537.36 OPR/120`, 'opera', 'windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', 'linux'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36`,
    'chrome',
    'chromebook',
  ],
  ['curl/8.5.0', 'other', 'other'],
  ['x'.repeat(100_000), 'other', 'other'],
  ['', 'other', 'other'],
  [undefined, 'other', 'other'],
])('%s', (userAgent, browser, device) => {
  expect(deviceOf(userAgent)).toEqual({ browser, device });
});
