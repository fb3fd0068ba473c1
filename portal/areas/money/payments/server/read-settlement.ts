import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { StartError } from '#platform/start-error.ts';

/** A payment or a refund as the provider has settled it. */
export interface SettledRow {
  /** The portal's own name of it. */
  readonly stamp: string;
  /** Negative for a refund. */
  readonly cents: number;
  /** What the provider has kept for itself. */
  readonly feeCents: number;
  readonly settlementId: string;
}

const NAMES = ['stamp', 'amount', 'paymentMethodFee', 'settlementId'] as const;

/**
 * Reads the provider's settlement report (CSV with semicolons and a line of names) row by row, however long it is.
 *
 * @throws StartError that names the line that is none
 */
export async function* readSettlement(report: Readable): AsyncGenerator<SettledRow> {
  let places: Record<(typeof NAMES)[number], number> | null = null;
  let line = 0;
  for await (const text of createInterface({ input: report, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (text.trim() === '') continue;
    const fields = fieldsOf(text);
    if (!places) {
      places = placesOf(fields);
      continue;
    }
    const { stamp, amount, paymentMethodFee: fee, settlementId } = places;
    const cents = centsIn(fields[amount]);
    const feeCents = centsIn(fields[fee] || '0');
    const name = fields[stamp];
    const settlement = fields[settlementId];
    if (cents === null || feeCents === null || !name || !settlement)
      throw new StartError(`Line ${line} of the report is no payment.`);
    yield { stamp: name, cents, feeCents, settlementId: settlement };
  }
}

function placesOf(names: readonly string[]): Record<(typeof NAMES)[number], number> {
  const missing = NAMES.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new StartError(`The report has no column ${missing.join(', ')}.`);
  return Object.fromEntries(NAMES.map((name) => [name, names.indexOf(name)])) as Record<
    (typeof NAMES)[number],
    number
  >;
}

/** `a;"b;""c"""` → `a`, `b;"c"`. */
function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
}

/** Whole cents of `-1 234,5`, without a detour by fractions that no computer has. */
function centsIn(text: string | undefined): number | null {
  const [, minus, euros = '', cents = ''] =
    /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec((text ?? '').replace(/[\s\u00a0]/g, '')) ?? [];
  if (euros === '') return null;
  const sum = Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  return minus ? -sum : sum;
}
