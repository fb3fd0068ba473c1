import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** Seconds for which one image may be worked on. */
const SECONDS = 10;
/** Images opened at a time by this process: each may take 100 MB. */
const AT_ONCE = 2;

// What opens files stays as small as it can be: no SVG, no PDF, nothing that loads further files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Tiff'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.concurrency(1);
sharp.cache(false);

export type OpenedImage = Sharp;

/** What became of an image that nobody knows. */
export type ImageFault = 'tooManyPixels' | 'unreadable';

/**
 * Opens an image that comes from anybody, in its turn, and works on it. Its pixels are counted before they are unpacked.
 *
 * @param work is given the image upright
 */
export function openImage<Result>(
  bytes: Uint8Array,
  { mostPixels, ...options }: SharpOptions & { readonly mostPixels: number },
  work: (image: OpenedImage) => Promise<Result>,
): Promise<Result | ImageFault> {
  return inTurn(async () => {
    try {
      const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (width * height * pages > mostPixels) return 'tooManyPixels';
      const image = sharp(bytes, { ...options, limitInputPixels: mostPixels, failOn: 'error' });
      return await work(image.autoOrient().timeout({ seconds: SECONDS }));
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
