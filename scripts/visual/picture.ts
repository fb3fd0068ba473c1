import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A decoded picture: red, green, blue and opacity of each pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** @param file PNG or WebP */
export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

export function isSame(one: Picture, other: Picture): boolean {
  return one.width === other.width && one.height === other.height && one.pixels.equals(other.pixels);
}

/**
 * Encodes a picture as lossless WebP.
 * @throws Error if the file does not decode to the same pixels
 */
export async function encode(picture: Picture): Promise<Buffer> {
  const { width, height, pixels } = picture;
  const file = await sharp(pixels, { raw: { width, height, channels: 4 } })
    // For a lossless picture the quality is the effort; this is as small as effort 6, in a tenth of its time.
    .webp({ lossless: true, quality: 100, effort: 4 })
    .toBuffer();
  if (!isSame(await decode(file), picture)) throw new Error('A picture does not survive its encoding.');
  return file;
}

/** What differs between two pictures. */
export interface Difference {
  readonly count: number;
  /** PNG: the new picture, pale, with the differences marked. */
  readonly picture: Buffer;
}

export async function differenceOf(before: Picture, after: Picture): Promise<Difference> {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const marked = Buffer.alloc(width * height * 4);
  const [one, other] = [onCanvas(before, width, height), onCanvas(after, width, height)];
  const count = pixelmatch(one, other, marked, width, height, { threshold: 0, includeAA: true });
  const picture = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { count, picture };
}

/** A part of a picture, in pixels. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether two pictures look different within an area. */
export function differsIn(area: Area, one: Picture, other: Picture): boolean {
  if (one.width !== other.width) return true;
  const left = Math.max(0, Math.floor(area.x));
  const right = Math.min(one.width, Math.ceil(area.x + area.width));
  for (let row = Math.max(0, Math.floor(area.y)); row < Math.ceil(area.y + area.height); row++) {
    const [from, to] = [(row * one.width + left) * 4, (row * one.width + right) * 4];
    if (!one.pixels.subarray(from, to).equals(other.pixels.subarray(from, to))) return true;
  }
  return false;
}

/** Pictures of different size are aligned at one corner. */
function onCanvas({ width, height, pixels }: Picture, canvasWidth: number, canvasHeight: number): Buffer {
  const canvas = Buffer.alloc(canvasWidth * canvasHeight * 4);
  for (let row = 0; row < height; row++) {
    pixels.copy(canvas, row * canvasWidth * 4, row * width * 4, (row + 1) * width * 4);
  }
  return canvas;
}
