import type { FileAnswer } from '#contract/calls/file-answer.ts';
import type { Language } from '#contract/language/language.ts';
import type { Right } from '#contract/session/rights.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { ReadStep } from '#platform/calls/read-in-steps.ts';
import type { DocumentFormat, DocumentKind } from '../documents.ts';

/** What is to be written, and how. */
export interface RecordToWrite {
  readonly lang: Language;
  readonly format: DocumentFormat;
  /** What of the record: all of it (`health-record`), or what is read as that. */
  readonly contents: DocumentKind;
  /** Parts that take a right are there only with it. */
  readonly rights: readonly Right[];
  /** Reads what follows while what came before is sent. */
  readonly read: ReadStep;
}

/** Writes a patient's record, or a kind of what it has, as one file. The caller notes in the access log that it was read. */
export type WriteRecord = (call: RecordCall, wanted: RecordToWrite) => Promise<FileAnswer>;
