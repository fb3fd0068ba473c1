import sharp from 'sharp';
import { openImage } from '#platform/images/open-image.ts';
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

/**
 * Checks an image by its content and re-encodes it: upright, and without place, time, device, profile, or anything
 * that was hidden before, in or behind it.
 *
 * @param declared what its sender said it is
 */
export async function cleanImage(bytes: Uint8Array, declared: ImageType): Promise<CleanImage | Refusal> {
  if (imageTypeOf(bytes) !== declared) return 'type';
  return openImage(bytes, { mostPixels: MAX_IMAGE_PIXELS }, async (image) => {
    const whole = await image
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 82 })
      .toBuffer();
    const preview = await sharp(whole)
      .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 75 })
      .toBuffer();
    return { whole, preview };
  });
}
