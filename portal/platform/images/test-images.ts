import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Images as phones make them, and as nobody should. */

export interface PhotoOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: string;
}

/** A photograph that says where, when and by what it was taken, lying on its side. */
export function photo({ width = 1200, height = 800, colour = '#2a6' }: PhotoOptions = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Secretphone', DateTime: '2026:03:23 09:00:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '60/1 10/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '24/1 56/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export function drawing({ width = 600, height = 400, colour = '#a26' }: PhotoOptions = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: colour } })
    .png()
    .toBuffer();
}

/** A PNG of a few bytes that asks for more memory than there is. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, grey.
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF of 100 × 100 pixels that moves through so many pictures, all of which lie in memory once it is opened. */
export function animation(pictures: number): Buffer {
  const size = [100, 0, 100, 0];
  const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
  const picture = [...control, ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0], ...[2, 2, 0x44, 1, 0]];
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([...size, 0x80, 0, 0, ...[0, 0, 0], ...[255, 255, 255]]),
    ...Array.from({ length: pictures }, () => Buffer.from(picture)),
    Buffer.from([0x3b]),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
