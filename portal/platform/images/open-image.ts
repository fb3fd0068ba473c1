import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** Seconds for which one image may be worked on. */
const SECONDS = 10;

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
 * Rejects where the image is not to blame: the work took too long, or found too little memory.
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
    } catch (error) {
      if (isUnreadable(error)) return 'unreadable';
      throw error;
    }
  });
}

/** What the readers of images say of a broken one, by their names; they have no codes. */
const READERS = /^(?:Input (?:buffer|image)\b|VipsJpeg:|vipspng:|gifload_buffer:|tiff2vips:|source:)/i;
/** A PNG that breaks off is at times reported by the writer alone. */
const BROKEN_OFF = /^vips2png: unable to write to target target$/;
const NO_MEMORY = /out of memory|unable to allocate|cannot allocate/i;

/** Whether the file is to blame. After any other error, such as too little time or memory, the next try may succeed. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error) || NO_MEMORY.test(error.message)) return false;
  return READERS.test(error.message) || BROKEN_OFF.test(error.message);
}

let last: Promise<unknown> = Promise.resolve();

/**
 * One image at a time: the library keeps what went wrong in one place for the whole process, so that of two images one was blamed
 * for the other. Each may also take 100 MB.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}
