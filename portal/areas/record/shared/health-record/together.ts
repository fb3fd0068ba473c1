import type { RecordKind } from './kinds.ts';

/** Kinds whose entries a page shows a day at a time, by the name of what is withheld. */
export const OF_DAYS = {
  laboratory: ['laboratoryReport', 'laboratoryResult'],
  imaging: ['imagingReport', 'imagingStudy'],
  measurement: ['measurement'],
} as const satisfies Record<string, readonly RecordKind[]>;

/** Entries that are shown, and so withheld, together: `entry-12` with its parts, or the results of a day, `laboratory-2026-03-20`. */
export function whatOf({ kind, id, day }: Entry): string {
  const group = (Object.keys(OF_DAYS) as (keyof typeof OF_DAYS)[]).find((name) =>
    (OF_DAYS[name] as readonly RecordKind[]).includes(kind),
  );
  return group ? `${group}-${day}` : `entry-${id}`;
}

interface Entry {
  readonly kind: RecordKind;
  readonly id: number;
  readonly day: string;
}
