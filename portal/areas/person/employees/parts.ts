import type { CsvRecord } from '#areas/person/shared/employees/csv-lines.ts';

/*
 * A page sends a table in parts that a request has room for, one after the other: neither side ever holds all of it.
 */

export const RECORDS_AT_ONCE = 400;
const CHARACTERS_AT_ONCE = 20_000;
/** Longer ones are of no table of people. */
export const LONGEST_RECORD = 4000;

/** Records by the parts in which they are sent. What is too long is cut, and read as broken. */
export async function* partsOf(records: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord[]> {
  let part: CsvRecord[] = [];
  let characters = 0;
  for await (const { line, text, isBroken } of records) {
    if (part.length === RECORDS_AT_ONCE || characters + text.length > CHARACTERS_AT_ONCE) {
      yield part;
      part = [];
      characters = 0;
    }
    const isLong = text.length > LONGEST_RECORD;
    part.push({ line, text: text.slice(0, LONGEST_RECORD), isBroken: isBroken || isLong });
    characters += Math.min(text.length, LONGEST_RECORD);
  }
  if (part.length > 0) yield part;
}
