import sharp from 'sharp';
import type { REFUSALS } from '../contract.ts';
import { type ImageType, imageTypeOf, MAX_IMAGE_PIXELS } from '../rules.ts';

/** A re-encoded image: only what it shows is left of the uploaded file. */
export interface CleanImage {
  /** JPEG, at most 2000 pixels wide and high. */
  readonly whole: Buffer;
  /** JPEG, at most 640 pixels wide and high. */
  readonly preview: Buffer;
}

type Refusal = (typeof REFUSALS)[number];

const LONGEST_SIDE = 2000;
const PREVIEW_SIDE = 640;
const SECONDS = 10;
/** Images opened at a time by this process: each may take 100 MB. */
const AT_ONCE = 2;

// What opens files stays as small as it can be: no SVG, no PDF, no TIFF, nothing that loads further files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.concurrency(1);
sharp.cache(false);

/**
 * Checks an image by its content and re-encodes it: upright, and without place, time, device, profile, or anything
 * that was hidden before, in or behind it.
 *
 * @param declared what its sender said it is
 */
export async function cleanImage(bytes: Uint8Array, declared: ImageType): Promise<CleanImage | Refusal> {
  if (imageTypeOf(bytes) !== declared) return 'type';
  return inTurn(async () => {
    try {
      const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (width * height > MAX_IMAGE_PIXELS) return 'tooManyPixels';
      const whole = await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .jpeg({ quality: 82 })
        .timeout({ seconds: SECONDS })
        .toBuffer();
      const preview = await sharp(whole)
        .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 75 })
        .toBuffer();
      return { whole, preview };
    } catch {
      return 'unreadable';
    }
  });
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
