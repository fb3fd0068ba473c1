/*
 * The text of a table as systems of employers save it, cut into records. Browser and server both do so: a page sends a file in parts,
 * the command reads it as a stream, and neither holds it whole.
 */

/** As much of a file as tells its encoding. */
export const SAMPLE_BYTES = 65_536;
/** A record may go on over so many lines, within quotes. */
const MOST_LINES = 20;
/** Longer lines are of no table. */
const LONGEST_LINE = 65_536;

const UTF_16_MARK = [0xff, 0xfe];

/** In what a file is written, by its beginning; what is no UTF-8 is Windows-1252, of which Latin-1 is a part. */
export function encodingOf(sample: Uint8Array): 'utf-8' | 'utf-16le' | 'windows-1252' {
  if (UTF_16_MARK.every((byte, nth) => sample[nth] === byte)) return 'utf-16le';
  try {
    // The sample may end within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** One record of the table; `isBroken`: a quotation mark in it is never closed. */
export interface CsvRecord {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly text: string;
  readonly isBroken: boolean;
}

/** Whether a record is the line by which spreadsheets name the separator, ahead of the header. */
export const namesSeparator = ({ text }: Pick<CsvRecord, 'text'>): boolean => /^\uFEFF?"?sep=./i.test(text);

/** Lines of a text that comes in pieces, whichever way they end. */
export async function* linesIn(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const lines = (rest + text).split(/\r\n|\n|\r(?!\n|$)/);
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > LONGEST_LINE) {
      yield rest;
      rest = '';
    }
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}

/** Records of a table: a line each, but where a quoted field goes on over several. Empty ones are left out. */
export async function* recordsIn(lines: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let waiting: string[] = [];
  let first = 1;
  function* settle(isLast: boolean): Generator<CsvRecord> {
    while (waiting.length > 0) {
      const { size, isBroken } = firstRecord(waiting, isLast);
      if (size === 0) return;
      const text = waiting.slice(0, size).join('\n');
      if (/[^\s;,"]/.test(text)) yield { line: first, text, isBroken };
      first += size;
      waiting = waiting.slice(size);
    }
  }
  for await (const line of lines) {
    waiting.push(line);
    yield* settle(false);
  }
  yield* settle(true);
}

/** How many of the lines are one record; 0: the lines to come tell. */
function firstRecord(lines: readonly string[], isLast: boolean): { size: number; isBroken: boolean } {
  let isQuoted = false;
  for (const [nth, line] of lines.slice(0, MOST_LINES).entries()) {
    isQuoted = endsQuoted(line, isQuoted);
    if (!isQuoted) return { size: nth + 1, isBroken: false };
  }
  return { size: isLast || lines.length >= MOST_LINES ? 1 : 0, isBroken: true };
}

/** Whether a quoted field goes on after a line. A field is quoted where it begins with the mark; within it, two are one. */
function endsQuoted(line: string, isWithin: boolean): boolean {
  if (!line.includes('"')) return isWithin;
  let isQuoted = isWithin;
  let begins = !isWithin;
  for (let at = 0; at < line.length; at++) {
    const character = line[at];
    if (isQuoted && character === '"' && line[at + 1] === '"') at++;
    else if (character === '"' && (isQuoted || begins)) isQuoted = !isQuoted;
    if (character !== ' ')
      begins = !isQuoted && (character === ';' || character === ',' || character === '\t');
  }
  return isQuoted;
}
