import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { IdentityCodeOptions } from '#contract/values/identity-code.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import {
  type CsvRecord,
  encodingOf,
  linesIn,
  namesSeparator,
  recordsIn,
  SAMPLE_BYTES,
} from '../csv-lines.ts';
import { countOutcomes, type OutcomeCounts, type ReportedRow } from '../outcomes.ts';
import { importEmployees } from './import-employees.ts';
import { type Header, readHeader, readRecords } from './read-employees.ts';

/** So many rows are taken at once, each time in a transaction of their own. */
const BATCH = 1000;

interface FileImport {
  /** A connection of the schema's owner. */
  readonly owner: Kysely<Tables>;
  readonly vault: Vault;
  readonly employer: string;
  readonly now: Date;
  readonly codes: IdentityCodeOptions;
  /** Called with what became of each row, in the order of the file. */
  readonly report: (rows: readonly ReportedRow[]) => void;
}

/** Imports a file as a stream, whatever its size. Resolves to the counts; null: its header names no column that is needed. */
export async function importFile(
  file: string,
  { owner, vault, employer, now, codes, report }: FileImport,
): Promise<OutcomeCounts | null> {
  let header: Header | null = null;
  let batch: CsvRecord[] = [];
  let counts: OutcomeCounts = {};
  const take = async (of: Header) => {
    const rows = await importEmployees({ db: owner, employer }, vault, readRecords(batch, of, codes));
    batch = [];
    counts = countOutcomes(rows, counts);
    report(rows);
  };
  for await (const record of recordsIn(linesIn(textOf(file)))) {
    if (header) batch.push(record);
    else if (!namesSeparator(record)) {
      header = readHeader(record);
      if (!header) return null;
    }
    if (header && batch.length === BATCH) await take(header);
  }
  if (!header) return null;
  if (batch.length > 0) await take(header);
  await owner
    .insertInto('employee_imports')
    .values({ employer_id: employer, imported_at: now, imported_by: null, counts: JSON.stringify(counts) })
    .execute();
  return counts;
}

/** A file's text, in pieces. */
async function* textOf(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  const sample = Buffer.alloc(SAMPLE_BYTES);
  const { bytesRead } = await handle.read(sample, 0, SAMPLE_BYTES, 0);
  await handle.close();
  const decoder = new TextDecoder(encodingOf(sample.subarray(0, bytesRead)));
  for await (const bytes of createReadStream(file))
    yield decoder.decode(bytes as Uint8Array, { stream: true });
  yield decoder.decode();
}
