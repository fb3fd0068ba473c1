import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type OpenedImage, openImage } from './open-image.ts';
import { bomb, drawing, photo } from './test-images.ts';

const opened = async (bytes: Uint8Array, work = (image: OpenedImage) => image.png().toBuffer()) =>
  openImage(bytes, { mostPixels: 25_000_000 }, work);

describe('an image', () => {
  it.each(['jpeg', 'png', 'gif', 'tiff'] as const)('that breaks off as %s is unreadable', async (kind) => {
    const whole = await sharp(await photo())
      .toFormat(kind)
      .toBuffer();
    for (const part of [0, 0.1, 0.5, 0.95])
      expect(await opened(whole.subarray(0, whole.length * part))).toBe('unreadable');
  });

  it('that lies about its size, or is none, is unreadable', async () => {
    expect(await opened(bomb(4000, 4000))).toBe('unreadable');
    expect(await opened(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('unreadable');
  });

  it('on which the work takes too long is not called unreadable', async () => {
    const slow = (image: OpenedImage) =>
      image.timeout({ seconds: 1 }).resize(5000, 5000).blur(60).png().toBuffer();
    await expect(opened(await drawing(), slow)).rejects.toThrow('timeout');
  });

  it('has its errors to itself, as none is worked on beside another', async () => {
    let open = 0;
    const most: number[] = [];
    const work = async (image: OpenedImage) => {
      open += 1;
      most.push(open);
      const { length } = await image.png().toBuffer();
      open -= 1;
      return length;
    };
    const bytes = await drawing();
    await Promise.all([1, 2, 3].map(() => openImage(bytes, { mostPixels: 25_000_000 }, work)));
    expect(most).toEqual([1, 1, 1]);
  });

  it.each([new TypeError('no function'), new Error('vips_tracked: out of memory -- size == 90MB')])(
    'is not called unreadable after %s',
    async (error) => {
      await expect(opened(await drawing(), () => Promise.reject(error))).rejects.toBe(error);
    },
  );
});
