import { type ImageFault, type OpenedImage, openImage } from '#platform/images/open-image.ts';
import { FILE_KINDS, type FileExtension } from '../file-kinds.ts';

/** Pixels of the largest picture that is opened, its pages together; phones take up to 8192 × 6144. */
export const MOST_PIXELS = 64_000_000;

/** How each kind is written again; a picture of a mole must not lose what the clinic looks for. */
const WRITERS: Readonly<Record<string, (image: OpenedImage) => OpenedImage>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  'image/png': (image) => image.png(),
  'image/gif': (image) => image.gif(),
  'image/tiff': (image) => image.tiff({ compression: 'lzw' }),
};

/**
 * A picture upright, of its own size, without place, time, device or anything that was hung on it. Other files stay as they are.
 */
export async function cleanPicture(
  content: Uint8Array,
  extension: FileExtension,
): Promise<Uint8Array | ImageFault> {
  const write = WRITERS[FILE_KINDS[extension]];
  if (!write) return content;
  return openImage(content, { mostPixels: MOST_PIXELS, pages: -1 }, (image) => write(image).toBuffer());
}
