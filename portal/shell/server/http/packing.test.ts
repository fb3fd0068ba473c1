import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, pack, windowFor } from './packing.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['x-br, brotli', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('of "%s" the best is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('what is packed is the same once it is unpacked, and smaller on the way', async () => {
  const document = Buffer.from('<p>Åsa</p>'.repeat(500));
  const [br, gzip] = await Promise.all([pack(document, 'br'), pack(document, 'gzip')]);
  expect([brotliDecompressSync(br), gunzipSync(gzip)]).toEqual([document, document]);
  expect(Math.max(br.length, gzip.length)).toBeLessThan(200);
  expect(await pack(document, 'identity')).toBe(document);
});

test.each([1, 131_056, 131_057, 230_000, 5_000_000, 100_000_000])(
  'a window reaches back over %d bytes and is no larger, within what every browser takes',
  (length) => {
    const window = windowFor(length);
    const reaches = 2 ** window - 16;
    expect(reaches >= length || window === constants.BROTLI_DEFAULT_WINDOW).toBe(true);
    expect(window === 17 || 2 ** (window - 1) - 16 < length).toBe(true);
  },
);
