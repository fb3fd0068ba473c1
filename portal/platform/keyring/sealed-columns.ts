type Row = Readonly<Record<string, unknown>>;

/** A table that holds what the vault has sealed. */
export interface SealedTable {
  readonly table: string;
  /** The columns of its key, with their SQL types. */
  readonly key: Readonly<Record<string, string>>;
  /** For what each sealed column's values are sealed. */
  readonly purposes: Readonly<Record<string, (row: Row) => string>>;
  readonly type: 'text' | 'bytea';
  /** Rows that are read at a time. */
  readonly batch: number;
}

/** What is sealed of a patient. */
export const SEALED_OF_PATIENTS = [
  'identity_code',
  'first_names',
  'last_name',
  'email',
  'phone',
  'street_address',
  'postal_code',
  'post_office',
] as const;

/** What is sealed in tables of the platform's own. A feature or a shared subject declares its own in its `tables.ts`. */
export const SEALED_BY_PLATFORM: readonly SealedTable[] = [
  sealedTexts('messages', { patient_id: 'uuid', id: 'uuid' }, ['recipient', 'content']),
  sealedTexts('sessions', { id_hash: 'bytea' }, ['person', 'used_from', 'booked', 'staff']),
  sealedTexts('sign_ins', { state_hash: 'bytea' }, ['content']),
  sealedTexts('idempotency_keys', { owner: 'bytea', key: 'text' }, ['answer']),
];

/**
 * Declares the sealed texts of a table; each is sealed for the purpose `table.column`.
 *
 * @param key the columns of the table's primary key, with their SQL types
 */
export function sealedTexts(table: string, key: SealedTable['key'], columns: readonly string[]): SealedTable {
  const purposes = Object.fromEntries(columns.map((column) => [column, () => `${table}.${column}`]));
  return { table, key, purposes, type: 'text', batch: 200 };
}
