import { closeSync, openSync, writeSync } from 'node:fs';
import type { Taken } from '#areas/record/shared/health-record/server/fhir/import-files.ts';
import {
  type About,
  REASONS,
  type Reason,
  type Refusal,
} from '#areas/record/shared/health-record/server/fhir/refusals.ts';

/** Where a file or a part of it was not read: nobody knows what stands there. */
const UNREAD: readonly Reason[] = ['fileBroken', 'fileUnreadable'];

/** What an import has refused, by type and reason; each refusal is a line of JSON in the file, if there is one. */
export class RefusalReport {
  /** Files with something wrong in themselves, with the reason. */
  readonly #files: string[] = [];
  #isWhole = true;
  #moved = 0;
  readonly #counts = new Map<string, Map<Reason, number>>();
  readonly #descriptor: number | null;

  constructor(path: string | undefined) {
    this.#descriptor = path === undefined ? null : openSync(path, 'w');
  }

  add(refusal: Refusal): void {
    if (refusal.reason.startsWith('file')) this.#files.push(`${refusal.file}: ${REASONS[refusal.reason]}`);
    if (UNREAD.includes(refusal.reason)) this.#isWhole = false;
    const type = refusal.resourceType ?? '?';
    const reasons = this.#counts.get(type) ?? new Map<Reason, number>();
    this.#counts.set(type, reasons);
    reasons.set(refusal.reason, (reasons.get(refusal.reason) ?? 0) + 1);
    this.#write(refusal);
  }

  /** A file that is not read at all. */
  addFile({ file, reason }: { readonly file: string; readonly reason: Reason }): void {
    this.add({ file, place: 0, resourceType: null, id: null, reason });
  }

  /** What was taken, and another patient's record had until now. */
  addMoved(about: About): void {
    this.#moved += 1;
    this.#write({ ...about, moved: true });
  }

  /** Whether every file was read to its end, and something of them is in a record now. */
  isSuccess(taken: Taken): boolean {
    return this.#isWhole && !isNothing(taken);
  }

  /** Ends the file with what was taken; says all of it as a table for people. */
  end(taken: Taken): string[] {
    const refused = Object.fromEntries(
      [...this.#counts].map(([type, reasons]) => [type, Object.fromEntries(reasons)]),
    );
    this.#write({ taken, refused, moved: this.#moved });
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    return [
      ...takenTable(taken, this.#counts),
      ...this.#reasonLines(),
      ...(this.#moved > 0
        ? [
            '',
            `Moved from one patient's record to another's: ${this.#moved}. The access logs of both say so.`,
          ]
        : []),
      ...(this.#files.length > 0 ? ['', 'Files:', ...this.#files] : []),
      ...(isNothing(taken) ? ['', 'Nothing was taken into any record.'] : []),
    ];
  }

  #write(line: object): void {
    if (this.#descriptor !== null) writeSync(this.#descriptor, `${JSON.stringify(line)}\n`);
  }

  /** What no record has is named: patients are told what their records do not have. */
  #words(reason: Reason): string {
    if (reason !== 'typeNotKept') return REASONS[reason];
    const types = [...this.#counts].flatMap(([type, reasons]) => (reasons.has(reason) ? type : []));
    return `${REASONS[reason]}: ${types.toSorted().join(', ')}`;
  }

  #reasonLines(): string[] {
    const totals = new Map<Reason, number>();
    for (const reasons of this.#counts.values())
      for (const [reason, count] of reasons) totals.set(reason, (totals.get(reason) ?? 0) + count);
    if (totals.size === 0) return [];
    const lines = [...totals]
      .toSorted(([, one], [, other]) => other - one)
      .map(([reason, count]) => `${String(count).padStart(9)}  ${reason}: ${this.#words(reason)}`);
    return ['', 'Refused:', ...lines];
  }
}

/** Nothing is kept of patients but their entries. */
function isNothing(taken: Taken): boolean {
  return Object.entries(taken).every(
    ([type, { added, changed, unchanged }]) => type === 'Patient' || added + changed + unchanged === 0,
  );
}

function takenTable(taken: Taken, refused: ReadonlyMap<string, ReadonlyMap<Reason, number>>): string[] {
  const types = [...new Set([...Object.keys(taken), ...refused.keys()])].toSorted();
  const rows = types.map((type) => {
    const { added = 0, changed = 0, unchanged = 0 } = taken[type] ?? {};
    const reasons = [...(refused.get(type)?.values() ?? [])];
    return [type, added, changed, unchanged, reasons.reduce((sum, count) => sum + count, 0)];
  });
  return [['', 'added', 'changed', 'unchanged', 'refused'], ...rows].map(([type, ...numbers]) =>
    [String(type).padEnd(24), ...numbers.map((number) => String(number).padStart(10))].join(''),
  );
}
