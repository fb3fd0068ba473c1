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

const CARD_IMAGES = ['front', 'back', 'front_preview', 'back_preview'] as const;
/** What is sealed of a Kela card. */
export type CardImage = (typeof CARD_IMAGES)[number];

/** The patient is part of what is authenticated: one patient's image does not open as another's. */
export function cardImagePurpose(patientId: string, image: CardImage): string {
  return `kela_cards.${image}.${patientId}`;
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

/** Everywhere where something is sealed. What is missing here would be lost with the key that sealed it: a test looks. */
export const SEALED_TABLES: readonly SealedTable[] = [
  texts('patients', { id: 'uuid' }, SEALED_OF_PATIENTS),
  texts('guardians', { patient_id: 'uuid', position: 'integer' }, ['details']),
  texts('appointments', { practitioner_id: 'bigint', patient_id: 'uuid', id: 'bigint' }, [
    'notes',
    'arrival_reason',
    'visitor_contact',
    'booking_contact',
  ]),
  texts('insurance_answers', { patient_id: 'uuid', insurer: 'text' }, ['permits']),
  texts('visit_insurances', { patient_id: 'uuid', appointment_id: 'bigint' }, ['permit']),
  texts('additional_charges', { patient_id: 'uuid', id: 'uuid' }, ['content']),
  texts('health_records', { patient_id: 'uuid', id: 'bigint' }, ['content']),
  texts('messaging_threads', { patient_id: 'uuid', id: 'bigint' }, ['title']),
  texts('thread_messages', { patient_id: 'uuid', id: 'bigint' }, ['content']),
  texts('questionnaire_invitations', { patient_id: 'uuid', id: 'bigint' }, ['answers']),
  texts('messages', { patient_id: 'uuid', id: 'uuid' }, ['recipient', 'content']),
  texts('app_grants', { patient_id: 'uuid', id: 'bigint' }, ['guardian']),
  texts('sessions', { id_hash: 'bytea' }, ['person', 'used_from', 'booked']),
  texts('sign_ins', { state_hash: 'bytea' }, ['content']),
  texts('sms_logins', { patient_id: 'uuid' }, ['phone']),
  texts('contact_changes', { patient_id: 'uuid', link_hash: 'bytea' }, ['former']),
  texts('sms_codes', { patient_id: 'uuid', opens: 'bytea' }, ['phone']),
  texts('idempotency_keys', { owner: 'bytea', key: 'text' }, ['answer']),
  {
    table: 'kela_cards',
    key: { patient_id: 'uuid' },
    purposes: Object.fromEntries(
      CARD_IMAGES.map((image) => [image, (row: Row) => cardImagePurpose(String(row.patient_id), image)]),
    ),
    type: 'bytea',
    // Each is a picture of some hundred kilobytes.
    batch: 5,
  },
];

function texts(table: string, key: SealedTable['key'], columns: readonly string[]): SealedTable {
  const purposes = Object.fromEntries(columns.map((column) => [column, () => `${table}.${column}`]));
  return { table, key, purposes, type: 'text', batch: 200 };
}
