import { expect, test } from 'vitest';
import type { CsvRecord } from '#areas/person/shared/employees/csv-lines.ts';
import { LONGEST_RECORD, partsOf, RECORDS_AT_ONCE } from './parts.ts';

async function* records(texts: readonly string[]): AsyncGenerator<CsvRecord> {
  for (const [nth, text] of texts.entries()) yield { line: nth + 1, text, isBroken: false };
}
async function parts(texts: readonly string[]): Promise<CsvRecord[][]> {
  const found: CsvRecord[][] = [];
  for await (const part of partsOf(records(texts))) found.push(part);
  return found;
}

test('a table is sent in parts that a request has room for', async () => {
  const sizes = (await parts(Array.from({ length: 1000 }, () => 'a'))).map(({ length }) => length);
  expect(sizes).toEqual([RECORDS_AT_ONCE, RECORDS_AT_ONCE, 200]);
  const long = await parts(Array.from({ length: 12 }, () => 'ä'.repeat(3000)));
  expect(long.map(({ length }) => length)).toEqual([6, 6]);
  for (const part of long) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(60_000);
});

test('what is too long for a row is sent as broken', async () => {
  const [[row] = []] = await parts(['a'.repeat(LONGEST_RECORD + 1)]);
  expect(row).toEqual({ line: 1, text: 'a'.repeat(LONGEST_RECORD), isBroken: true });
});
