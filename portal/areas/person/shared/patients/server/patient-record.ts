import type { Selectable } from 'kysely';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Vault } from '#platform/context.ts';
import { SEALED_OF_PATIENTS } from '#platform/keyring/sealed-columns.ts';
import type { Sealed, SealedText } from '#platform/sealed.ts';
import type { Tables } from '#platform/tables.ts';

type PatientRow = Selectable<Tables['patients']>;

type SealedColumn = (typeof SEALED_OF_PATIENTS)[number];

type Opened<Row> = {
  [Column in keyof Row]: Column extends SealedColumn ? string | Extract<Row[Column], null> : Row[Column];
};
type AsKept<Values> = {
  [Column in keyof Values]: Column extends SealedColumn
    ? SealedText | Extract<Values[Column], null>
    : Values[Column];
};

/** These columns of the patient in whose scope the transaction is, opened. */
export async function readPatient<Column extends keyof PatientRow>(
  { tx, vault, patientId }: Pick<RecordCall, 'tx' | 'vault' | 'patientId'>,
  columns: readonly Column[],
): Promise<Opened<Pick<PatientRow, Column>>> {
  const row = await tx
    .selectFrom('patients')
    .select(columns as readonly (keyof PatientRow)[])
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow();
  return openPatient(vault, row as Pick<PatientRow, Column>);
}

/** A row of `patients`, or selected columns of it, with the sealed values opened. */
export function openPatient<Row extends { readonly [Column in SealedColumn]?: Sealed | null }>(
  vault: Vault,
  row: Row,
): Opened<Row> {
  return each(row, (purpose, value) => vault.open(purpose, value as Sealed)) as Opened<Row>;
}

/** Values for `patients`, with those that need it sealed. */
export function sealPatient<Values extends { readonly [Column in SealedColumn]?: string | null }>(
  vault: Vault,
  values: Values,
): AsKept<Values> {
  return each(values, (purpose, value) => vault.seal(purpose, value as string)) as AsKept<Values>;
}

function each(columns: object, change: (purpose: string, value: unknown) => unknown): object {
  const values: Record<string, unknown> = { ...columns };
  for (const column of SEALED_OF_PATIENTS) {
    const value = values[column];
    if (value !== undefined && value !== null) values[column] = change(`patients.${column}`, value);
  }
  return values;
}
