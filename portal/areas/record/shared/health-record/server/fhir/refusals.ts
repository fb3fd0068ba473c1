/** Why a resource of an import is in no record, and what to do about it. */
export const REASONS = {
  typeNotKept: 'a type that no record has',
  tooLarge: 'is larger than 8 MB',
  notJson: 'is no resource in JSON',
  notUtf8: 'is not written in UTF-8',
  fileBroken: 'the file ends within it, or is no JSON',
  fileUnreadable: 'the file cannot be read',
  fileNotTaken: 'is no file of .json, .ndjson or .jsonl, nor one of these as .gz',
  fileIsLink: 'is a link, which is not followed in a folder',
  invalid: 'is not as FHIR R4 describes it',
  idMissing: 'has neither an id nor a full URL',
  sourceUnknown: 'does not say which system it comes from: name that by --source',
  superseded: 'the same resource follows, and that one counts',
  olderVersion: 'a newer version of it is in the record, or in the files',
  momentMissing: 'does not say when',
  momentTooEarly: 'is dated before 1901, as systems write what they do not know',
  momentInFuture: 'is dated later than tomorrow',
  enteredInError: 'was entered in error: what was kept of it is gone, too',
  planned: 'is a visit that is only planned',
  subjectMissing: 'does not say whose it is',
  patientMissing: 'its patient is in no file',
  codeMissing: 'its patient has no Finnish identity code',
  patientAmbiguous: 'its patient has several identity codes',
  patientUnknown: 'its patient is not in the portal',
  patientChanged: 'its patient had another identity code in an earlier import: ask the sender whose it is',
  patientContradicted:
    'its patient was born on another day, or is of the other sex, than whose record it would be in: ask the sender, or insist by --insist',
  severalPatients: 'the file has several patients: --as is for one',
  databaseRefused: 'the database does not take it',
  unforeseen: 'could not be judged: tell those who make the portal its rule, and keep it for them',
} as const;
export type Reason = keyof typeof REASONS;

/** Which resource something is said of. Nothing in it tells of anybody. */
export interface About {
  readonly file: string;
  /** Which resource of the file, from 1. */
  readonly place: number;
  /** Null where it is no name or id of FHIR's. */
  readonly resourceType: string | null;
  readonly id: string | null;
}

/** A resource that was not taken. */
export interface Refusal extends About {
  readonly reason: Reason;
  /** Of an invalid one: where it is wrong, and which rule of the schema says so; of an unforeseen one, the kind of error. */
  readonly at?: string;
  readonly rule?: string;
}

/** A resource's name for a report: some systems make ids of identity codes. */
export function reportable(id: unknown): string | null {
  const isId = typeof id === 'string' && /^[A-Za-z0-9.-]{1,64}$/.test(id);
  return isId && !/\d{6}[-+A-FU-Y]\d{3}[0-9A-Y]/i.test(id) ? id : null;
}
