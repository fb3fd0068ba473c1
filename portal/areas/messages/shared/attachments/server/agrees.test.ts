import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { EICAR } from '#outside/virus-scanner/sandbox/clamd-daemon.ts';
import { drawing, photo } from '#platform/images/test-images.ts';
import { agrees } from './agrees.ts';

const text = (words: string) => Buffer.from(words);
/** An archive as far as its kind is told by. Its files are stored as they are, or packed. */
const zip = (files: Record<string, string>, isPacked = false) =>
  Buffer.concat(
    Object.entries(files).map(([name, words]) => {
      const content = isPacked ? deflateRawSync(words) : text(words);
      const header = Buffer.alloc(30);
      header.write('PK\u0003\u0004', 'latin1');
      header.writeUInt16LE(isPacked ? 8 : 0, 8);
      header.writeUInt32LE(content.length, 18);
      header.writeUInt32LE(words.length, 22);
      header.writeUInt16LE(name.length, 26);
      return Buffer.concat([header, text(name), content]);
    }),
  );
const typesOf = (kind: string) =>
  `<Types><Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`;
const office = (kind: string) => zip({ '[Content_Types].xml': typesOf(kind) });
const open = (kind: string) => zip({ mimetype: `application/vnd.oasis.opendocument.${kind}` });
const PDF = text('%PDF-1.7\n1 0 obj');

describe('a file is what its extension says', () => {
  test.each([
    ['pdf', PDF],
    ['rtf', text('{\\rtf1 Hei}')],
    ['docx', office('wordprocessingml.document')],
    ['xlsx', office('spreadsheetml.sheet')],
    ['pptx', office('presentationml.presentation')],
    ['odt', open('text')],
    ['ods', open('spreadsheet')],
    ['gif', text('GIF89a\u0001\u0000\u0001\u0000')],
    ['csv', Buffer.from('nimi;määrä\r\nKahvi;2\r\n', 'latin1')],
    ['txt', text('BMI: 24\n\tHyvä 😀')],
    ['text', text(EICAR)],
  ] as const)('%s', async (extension, content) => expect(await agrees(content, extension)).toBe(true));

  test('pictures', async () => {
    for (const extension of ['jpg', 'jpeg', 'jpe'] as const)
      expect(await agrees(await photo(), extension)).toBe(true);
    expect(await agrees(await drawing(), 'png')).toBe(true);
    const scanned = await sharp(await drawing())
      .tiff()
      .toBuffer();
    for (const extension of ['tif', 'tiff'] as const) expect(await agrees(scanned, extension)).toBe(true);
  });
});

describe('a file is not what it pretends to be', () => {
  test.each([
    ['a page as a picture', 'png', text('<!doctype html><script>alert(1)</script>')],
    ['a program as a document', 'pdf', Buffer.from([0x4d, 0x5a, 0x90, 0])],
    ['a program as text', 'txt', Buffer.from([0x4d, 0x5a, 0x90, 0, 3])],
    ['a document as text', 'txt', Buffer.concat([PDF, Buffer.from([0])])],
    ['an archive as a document', 'docx', zip({ 'a.exe': 'MZ' })],
    ['one document as another', 'xlsx', office('wordprocessingml.document')],
    [
      'a document with macros',
      'docx',
      office('wordprocessingml.document').toString().replace('openxmlformats', 'ms-word.macroEnabled'),
    ],
    ['a drawing that runs scripts', 'png', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['nothing', 'pdf', Buffer.alloc(0)],
  ] as const)('%s', async (_, extension, content) =>
    expect(await agrees(Buffer.from(content as Buffer), extension)).toBe(false),
  );
});

test('an archive that would blow up is refused, and not unpacked', async () => {
  const padded = (spaces: number) =>
    zip({ '[Content_Types].xml': typesOf('wordprocessingml.document') + ' '.repeat(spaces) }, true);
  expect(await agrees(padded(1000), 'docx')).toBe(true);
  const bomb = padded(200_000_000);
  expect(bomb.length).toBeLessThan(1_000_000);
  const before = process.memoryUsage().arrayBuffers;
  expect(await agrees(bomb, 'docx')).toBe(false);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
});
