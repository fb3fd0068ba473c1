/** The sides of the card, both of which are asked for. */
export const SIDES = ['front', 'back'] as const;
export type Side = (typeof SIDES)[number];

/** What an image may be (KELA-02). */
export const IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** What has become of a side's image (KELA-01). */
export type ImageStatus = 'missing' | 'ready-to-upload' | 'uploading' | 'uploaded' | 'error';

/** Bytes of the largest image that is taken. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** Pixels of the largest image that is opened; phones take 12 to 24 million. */
export const MAX_IMAGE_PIXELS = 25_000_000;

/** Milliseconds for sending one image (KELA-05). */
export const UPLOAD_TIMEOUT_MS = 120_000;

const SIGNATURES: Readonly<Record<ImageType, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** What an image is by its first bytes, whatever its name and its sender say; null if it is none that is taken. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  return IMAGE_TYPES.find((type) => SIGNATURES[type].every((byte, index) => bytes[index] === byte)) ?? null;
}

/** Both sides are there to be sent: one alone is of no use (KELA-03). */
export function areBothReady(status: Readonly<Record<Side, ImageStatus>>): boolean {
  return SIDES.every((side) => status[side] === 'ready-to-upload');
}
