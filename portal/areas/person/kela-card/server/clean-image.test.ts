import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bomb, drawing, photo } from '#platform/images/test-images.ts';
import { cleanImage } from './clean-image.ts';

const cleaned = async (bytes: Uint8Array, type: 'image/jpeg' | 'image/png' = 'image/jpeg') => {
  const result = await cleanImage(bytes, type);
  if (typeof result === 'string') throw new Error(`refused: ${result}`);
  return result;
};

describe('a re-encoded image', () => {
  it('stands upright and tells nothing but what it shows', async () => {
    const taken = await photo({ width: 1200, height: 800 });
    expect(taken.includes('Secretphone')).toBe(true);
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { whole, preview } = await cleaned(taken);
    for (const image of [whole, preview]) {
      const { format, exif, icc, xmp, iptc, orientation, width, height } = await sharp(image).metadata();
      expect({ format, exif, icc, xmp, iptc, orientation }).toEqual({ format: 'jpeg' });
      expect(height).toBeGreaterThan(width);
      expect(image.includes('Secretphone')).toBe(false);
    }
  });

  it('is small enough to keep, and its preview to show', async () => {
    const { whole, preview } = await cleaned(await photo({ width: 5000, height: 4000 }));
    expect(await sharp(whole).metadata()).toMatchObject({ width: 1600, height: 2000 });
    expect(await sharp(preview).metadata()).toMatchObject({ width: 512, height: 640 });
  });

  it('of a drawing is a photograph, too', async () => {
    const { whole } = await cleaned(await drawing(), 'image/png');
    expect(await sharp(whole).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 400 });
  });

  it.each(['<script>alert(1)</script>', 'PK\u0003\u0004 an archive', '<?php system($_GET[0]);'])(
    'leaves behind what was hung on it: %s',
    async (tail) => {
      const polyglot = Buffer.concat([await photo(), Buffer.from(tail)]);
      const { whole, preview } = await cleaned(polyglot);
      expect(whole.includes(tail)).toBe(false);
      expect(preview.includes(tail)).toBe(false);
    },
  );

  it('may have 25 million pixels', async () => {
    await cleaned(await drawing({ width: 5000, height: 5000 }), 'image/png');
  });
});

describe('what is refused', () => {
  it.each([
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['nothing', ''],
  ])('is %s, whatever it is called', async (_, text) => {
    expect(await cleanImage(Buffer.from(text), 'image/png')).toBe('type');
    expect(await cleanImage(Buffer.from(text), 'image/jpeg')).toBe('type');
  });

  it('is an image of another type than was said', async () => {
    expect(await cleanImage(await photo(), 'image/png')).toBe('type');
    expect(await cleanImage(await drawing(), 'image/jpeg')).toBe('type');
  });

  it('is an image with more than 25 million pixels, before it is opened', async () => {
    expect(await cleanImage(await photo({ width: 8000, height: 5000 }), 'image/jpeg')).toBe('tooManyPixels');
    const before = process.memoryUsage().rss;
    expect(await cleanImage(bomb(100_000, 100_000), 'image/png')).toBe('tooManyPixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('is an image that breaks off, lies about its size, or only begins like one', async () => {
    const whole = await photo();
    expect(await cleanImage(whole.subarray(0, whole.length / 2), 'image/jpeg')).toBe('unreadable');
    expect(await cleanImage(bomb(4000, 4000), 'image/png')).toBe('unreadable');
    const shell = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')]);
    expect(await cleanImage(shell, 'image/jpeg')).toBe('unreadable');
  });
});
