import { deflateSync } from 'node:zlib';
import { dictionary, type Entries } from './syntax.ts';

/** A PDF that is written from its beginning to its end: nothing of it is kept but where its objects begin. */
export interface PdfFile {
  /** A number for an object that is written later; others may refer to it before. */
  readonly reserve: () => number;
  /** Writes an object. */
  readonly put: (id: number, entries: Entries | string) => void;
  /** Writes a stream; `plain`: as it is, and not compressed. */
  readonly putStream: (id: number, bytes: Uint8Array | string, entries?: Entries, how?: 'plain') => void;
  /** Writes the table of objects and where it is; nothing may follow. */
  readonly end: (trailer: Entries) => void;
  /** How many bytes wait to be taken. */
  readonly waiting: () => number;
  /** What has been written since it was last asked for. */
  readonly take: () => Buffer;
}

export function createPdfFile(): PdfFile {
  /** Where each object begins, by its number; 0: not written yet. */
  const offsets: number[] = [0];
  let written = 0;
  let chunks: Buffer[] = [];
  let waiting = 0;

  function push(...parts: (string | Uint8Array)[]): void {
    for (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part);
      chunks.push(bytes);
      waiting += bytes.length;
      written += bytes.length;
    }
  }

  function begin(id: number): void {
    offsets[id] = written;
    push(`${id} 0 obj\n`);
  }

  // The second line says that there are bytes beyond ASCII, as 7.5.2 recommends.
  push('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');

  return {
    reserve: () => offsets.push(0) - 1,
    put(id, entries) {
      begin(id);
      push(typeof entries === 'string' ? entries : dictionary(entries), '\nendobj\n');
    },
    putStream(id, bytes, entries = {}, how) {
      const data = how === 'plain' ? Buffer.from(bytes) : deflateSync(bytes);
      const filter = how === 'plain' ? {} : { Filter: '/FlateDecode' };
      begin(id);
      push(
        dictionary({ ...entries, ...filter, Length: data.length }),
        '\nstream\n',
        data,
        '\nendstream\nendobj\n',
      );
    },
    end(trailer) {
      const start = written;
      const lines = offsets.map((offset, id) =>
        id === 0 ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`,
      );
      push(`xref\n0 ${offsets.length}\n`, lines.join(''));
      push(`trailer\n${dictionary({ ...trailer, Size: offsets.length })}\nstartxref\n${start}\n%%EOF\n`);
    },
    waiting: () => waiting,
    take() {
      const all = Buffer.concat(chunks);
      chunks = [];
      waiting = 0;
      return all;
    },
  };
}
