import { parse } from 'csv-parse/sync';
import { isCalendarDay } from '#contract/time/calendar-day.ts';
import { type IdentityCodeOptions, parseIdentityCode } from '#contract/values/identity-code.ts';
import type { CsvRecord } from '../csv-lines.ts';
import type { RowFault } from '../outcomes.ts';

/** The columns that an import reads; all others are left alone. */
const COLUMNS = {
  identityCode: ['henkilötunnus', 'hetu', 'personbeteckning', 'identity code', 'personal identity code'],
  validFrom: ['alkaa', 'alkupäivä', 'alkamispäivä', 'työsuhde alkaa', 'börjar', 'startdatum', 'start date'],
  validTo: ['päättyy', 'loppupäivä', 'päättymispäivä', 'työsuhde päättyy', 'slutar', 'slutdatum', 'end date'],
  isFundMember: ['sairauskassa', 'sjukkassa', 'sickness fund'],
} as const;
type Column = keyof typeof COLUMNS;

const YES = ['kyllä', 'k', 'x', '1', 'true', 'ja', 'j', 'yes', 'y'];
const NO = ['ei', 'e', '0', 'false', 'nej', 'n', 'no', ''];

/** Where a file has what, by its first record. */
export interface Header {
  readonly delimiter: string;
  readonly columns: Partial<Record<Column, number>>;
}

/** What a row says. */
export interface ToldEmployee {
  readonly identityCode: string;
  /** Absent: the row ends an employment. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** Null: the file does not say. */
  readonly isFundMember: boolean | null;
}

export type ReadRow =
  | { readonly line: number; readonly employee: ToldEmployee }
  | { readonly line: number; readonly fault: RowFault };

/** The header; null: it has no column of identity codes, or none of days. */
export function readHeader({ text }: Pick<CsvRecord, 'text'>): Header | null {
  const counted = [';', ',', '\t'].map((mark) => ({ mark, times: text.split(mark).length }));
  const delimiter = counted.reduce((most, each) => (each.times > most.times ? each : most)).mark;
  const names = (cellsOf([text.replace(/^\uFEFF/, '')], delimiter)[0] ?? []).map((name) =>
    name.toLowerCase().normalize('NFC'),
  );
  const columns: Header['columns'] = {};
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const at = names.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name));
    if (at >= 0) columns[column] = at;
  }
  const hasDays = columns.validFrom !== undefined || columns.validTo !== undefined;
  return columns.identityCode === undefined || !hasDays ? null : { delimiter, columns };
}

/** What each record says, or why it cannot be read. */
export function readRecords(
  records: readonly CsvRecord[],
  header: Header,
  options: IdentityCodeOptions,
): ReadRow[] {
  const whole = records.filter(({ isBroken }) => !isBroken);
  const cells = new Map(
    eachCells(whole, header.delimiter).map((row, nth) => [whole[nth]?.line, row] as const),
  );
  return records.map(({ line }) => {
    const row = cells.get(line);
    const read = row ? employeeIn(row, header, options) : 'quotes';
    return typeof read === 'string' ? { line, fault: read } : { line, employee: read };
  });
}

/** All at once, which is fast; if that gives no row for each, one by one, where null is a record that cannot be read. */
function eachCells(records: readonly CsvRecord[], delimiter: string): (readonly string[] | null)[] {
  const texts = records.map(({ text }) => text);
  try {
    const rows = cellsOf(texts, delimiter);
    if (rows.length === records.length) return rows;
  } catch {
    // One by one below.
  }
  return texts.map((text) => {
    try {
      return cellsOf([text], delimiter)[0] ?? null;
    } catch {
      return null;
    }
  });
}

const cellsOf = (texts: readonly string[], delimiter: string): string[][] =>
  parse(texts.join('\n'), {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    record_delimiter: '\n',
  });

function employeeIn(
  cells: readonly string[],
  { columns }: Header,
  options: IdentityCodeOptions,
): ToldEmployee | RowFault {
  const cell = (column: Column): string => cells[columns[column] ?? -1] ?? '';
  const code = parseIdentityCode(cell('identityCode'), options);
  if (!code.valid) return 'identityCode';
  const validFrom = dayIn(cell('validFrom'));
  if (validFrom === undefined) return 'start';
  const validTo = dayIn(cell('validTo'));
  if (validTo === undefined || (validFrom && validTo && validTo < validFrom)) return 'end';
  if (validFrom === null && validTo === null) return 'noDays';
  const said = cell('isFundMember').toLowerCase();
  if (![...YES, ...NO].includes(said)) return 'fund';
  const isFundMember = columns.isFundMember === undefined ? null : YES.includes(said);
  return { identityCode: code.code, validFrom, validTo, isFundMember };
}

/** `2026-03-01` or `1.3.2026`; null: none, undefined: none that exists. */
function dayIn(text: string): string | null | undefined {
  if (text === '') return null;
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
  return isCalendarDay(iso) ? iso : undefined;
}
