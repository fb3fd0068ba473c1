import { type ImageType, imageTypeOf, MAX_IMAGE_BYTES } from '../rules.ts';

/** An image that was chosen, ready to be sent. */
export interface PreparedImage {
  readonly name: string;
  readonly type: ImageType;
  readonly content: Blob;
  /** A small picture of it, as a `data:` address. */
  readonly preview: string;
}

/** Why an image cannot be sent. */
export type ImageFault = 'type' | 'unreadable' | 'tooLong';

/** A card stays readable at this size, and a slow connection bears it. */
const LONGEST_SIDE = 2400;
const PREVIEW_SIDE = 480;

/** Checks a file as the server will, by its content, and makes what is larger than needed smaller. */
export async function prepareImage(file: File): Promise<PreparedImage | ImageFault> {
  const type = imageTypeOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  if (!type) return 'type';
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return 'unreadable';
  try {
    const preview = drawn(bitmap, PREVIEW_SIDE)?.toDataURL('image/jpeg', 0.8) ?? '';
    const { name } = file;
    if (Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE) {
      return { name, type, content: file.slice(0, file.size, type), preview };
    }
    const smaller = await jpegOf(drawn(bitmap, LONGEST_SIDE));
    if (!smaller) return 'unreadable';
    return smaller.size > MAX_IMAGE_BYTES
      ? 'tooLong'
      : { name, type: 'image/jpeg', content: smaller, preview };
  } finally {
    bitmap.close();
  }
}

/** The image upright, its longer side at most so many pixels. */
function drawn(bitmap: ImageBitmap, longestSide: number): HTMLCanvasElement | null {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency; what is see-through would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function jpegOf(canvas: HTMLCanvasElement | null): Promise<Blob | null> {
  return new Promise((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/jpeg', 0.88);
    else resolve(null);
  });
}
