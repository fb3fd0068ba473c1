/** Bytes of one part of an upload: what a dropped connection costs at most. */
export const PART_BYTES = 1024 * 1024;

/** Where each part of a file begins and ends, in bytes. */
export function partsOf(bytes: number): readonly { readonly from: number; readonly to: number }[] {
  return Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, nth) => ({
    from: nth * PART_BYTES,
    to: Math.min((nth + 1) * PART_BYTES, bytes),
  }));
}
