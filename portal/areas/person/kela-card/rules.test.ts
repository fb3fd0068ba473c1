import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areBothReady, type ImageStatus, imageTypeOf } from './rules.ts';

test('an image is what its first bytes are', () => {
  const jpeg = [0xff, 0xd8, 0xff, 0xe1];
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  fc.assert(
    fc.property(fc.uint8Array(), (rest) => {
      expect(imageTypeOf(new Uint8Array([...jpeg, ...rest]))).toBe('image/jpeg');
      expect(imageTypeOf(new Uint8Array([...png, ...rest]))).toBe('image/png');
    }),
  );
  for (const wrong of [[], jpeg.slice(0, 2), png.slice(0, 7), [0x47, 0x49, 0x46, 0x38], [0, ...jpeg]]) {
    expect(imageTypeOf(new Uint8Array(wrong))).toBeNull();
  }
});

test('both images are sent or none', () => {
  const statuses: ImageStatus[] = ['missing', 'ready-to-upload', 'uploading', 'uploaded', 'error'];
  for (const front of statuses) {
    for (const back of statuses) {
      expect(areBothReady({ front, back })).toBe(front === 'ready-to-upload' && back === 'ready-to-upload');
    }
  }
});
