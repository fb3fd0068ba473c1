import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { animation, bomb, drawing, photo } from '#platform/images/test-images.ts';
import { cleanPicture } from './clean-picture.ts';

const cleaned = async (...given: Parameters<typeof cleanPicture>) => {
  const result = await cleanPicture(...given);
  if (typeof result === 'string') throw new Error(`refused: ${result}`);
  return Buffer.from(result);
};
const secret = { IFD0: { Make: 'Secretphone' } };

describe('a picture that is sent', () => {
  test.each(['jpeg', 'png', 'tiff', 'gif'] as const)(
    'as %s keeps its size and tells nothing but what it shows',
    async (kind) => {
      const taken = sharp({ create: { width: 300, height: 200, channels: 3, background: '#2a6' } })
        .withExif(secret)
        .withXmp('<x:xmpmeta>Secretphone</x:xmpmeta>');
      const file = await taken.toFormat(kind).toBuffer();
      if (kind !== 'gif') expect(file.includes('Secretphone')).toBe(true);
      const clean = await cleaned(Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]), kind);
      expect(clean.includes('Secretphone')).toBe(false);
      expect(clean.includes('<script>')).toBe(false);
      const { exif, xmp, iptc, icc, orientation = 1, width, height } = await sharp(clean).metadata();
      expect({ exif, xmp, iptc, icc, orientation, width, height }).toEqual({
        orientation: 1,
        width: 300,
        height: 200,
      });
    },
  );

  test('stands upright', async () => {
    const clean = await cleaned(await photo({ width: 300, height: 200 }), 'jpeg');
    expect(await sharp(clean).metadata()).toMatchObject({ width: 200, height: 300 });
  });

  test('keeps what is seen through', async () => {
    expect(await sharp(await cleaned(await drawing(), 'png')).metadata()).toMatchObject({ hasAlpha: true });
  });

  test('as large as phones take them is opened', async () => {
    const clean = await cleaned(await photo({ width: 8192, height: 6144 }), 'jpeg');
    expect(await sharp(clean).metadata()).toMatchObject({ width: 6144, height: 8192 });
  });

  test('of too many pixels is not opened, and one that breaks off is refused', async () => {
    expect(await cleanPicture(bomb(100_000, 100_000), 'png')).toBe('tooManyPixels');
    expect(await cleanPicture(animation(10_000), 'gif')).toBe('tooManyPixels');
    const whole = await photo();
    expect(await cleanPicture(whole.subarray(0, whole.length / 2), 'jpg')).toBe('unreadable');
  });
});

test('other files stay as they are', async () => {
  const content = Buffer.from('%PDF-1.7');
  expect(await cleaned(content, 'pdf')).toEqual(content);
});
