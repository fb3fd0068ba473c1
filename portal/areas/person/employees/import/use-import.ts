import { useState } from 'react';
import {
  encodingOf,
  linesIn,
  namesSeparator,
  recordsIn,
  SAMPLE_BYTES,
} from '#areas/person/shared/employees/csv-lines.ts';
import {
  countOutcomes,
  type OutcomeCounts,
  type ReportedRow,
} from '#areas/person/shared/employees/outcomes.ts';
import { useChange } from '#client/calls/use-change.ts';
import { partsOf } from '../parts.ts';

/** As much of a file as is read at once. */
const BYTES_AT_ONCE = 262_144;
/** As many rows that need somebody are kept to be shown. */
const ROWS_KEPT = 200;
const FINE = ['added', 'ended', 'changed', 'alreadyExists'];

export interface ImportState {
  readonly fileName: string;
  /** How much of the file has been read, from 0 to 100. */
  readonly percent: number;
  readonly counts: OutcomeCounts;
  /** The first rows that need somebody. */
  readonly faulty: readonly ReportedRow[];
  /** `broken`: a part did not go through; what came before it is imported. */
  readonly status: 'running' | 'done' | 'empty' | 'unknownColumns' | 'broken';
}

/** Imports a file part by part. */
export function useImport(onDone: () => void): {
  readonly state: ImportState | null;
  readonly start: (file: File) => Promise<void>;
} {
  const [state, setState] = useState<ImportState | null>(null);
  const change = useChange('POST /api/employees/imports');

  async function start(file: File): Promise<void> {
    let now: ImportState = {
      fileName: file.name,
      percent: 0,
      counts: {},
      faulty: [],
      status: 'running',
    };
    const show = (more: Partial<ImportState>) => {
      now = { ...now, ...more };
      setState(now);
    };
    show({});
    let read = 0;
    const records = recordsIn(linesIn(textOf(file, (bytes) => (read = bytes))));
    try {
      const header = await headerOf(records);
      if (header === null) return show({ status: 'empty' });
      let begun: number | null = null;
      for await (const part of partsOf(records)) {
        const answer = await change.run({ body: { import: begun, header, records: part } });
        if (answer.type === 'unknownColumns') return show({ status: 'unknownColumns' });
        begun = answer.import;
        const faulty = answer.rows.filter(({ outcome }) => !FINE.includes(outcome));
        show({
          percent: (read / file.size) * 100,
          counts: countOutcomes(answer.rows, now.counts),
          faulty: [...now.faulty, ...faulty].slice(0, ROWS_KEPT),
        });
      }
      show({ status: begun === null ? 'empty' : 'done', percent: 100 });
    } catch {
      show({ status: 'broken' });
    }
    onDone();
  }
  return { state, start };
}

/** The first record, which names the columns; null: there is none. */
async function headerOf(records: AsyncGenerator<{ readonly text: string }>): Promise<string | null> {
  for (;;) {
    const { value, done } = await records.next();
    if (done) return null;
    if (!namesSeparator(value)) return value.text;
  }
}

/** A file's text, in pieces; `onRead` is told how many bytes have been read. */
async function* textOf(file: File, onRead: (bytes: number) => void): AsyncGenerator<string> {
  const bytesOf = async (from: number, to: number) =>
    new Uint8Array(await file.slice(from, to).arrayBuffer());
  const decoder = new TextDecoder(encodingOf(await bytesOf(0, SAMPLE_BYTES)));
  for (let at = 0; at < file.size; at += BYTES_AT_ONCE) {
    const text = decoder.decode(await bytesOf(at, at + BYTES_AT_ONCE), { stream: true });
    onRead(Math.min(at + BYTES_AT_ONCE, file.size));
    yield text;
  }
  yield decoder.decode();
}
