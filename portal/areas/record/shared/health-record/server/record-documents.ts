import type { Language } from '#contract/language/language.ts';
import type { Right } from '#contract/session/rights.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { ReadStep } from '#platform/calls/read-in-steps.ts';
import type { Block, Blocks } from '#platform/documents/document.ts';
import type { DocumentKind, DocumentName } from '../documents.ts';

/** What somebody wants to save. */
export interface Asked {
  readonly lang: Language;
  /** Which one, as the page's address says it: a number, a day; empty where there is only one. */
  readonly of: string;
}

/** A page of the record, as what is saved of it. */
export interface RecordDocument {
  readonly title: string;
  /** Of the file, without its ending: ASCII, and nothing that tells of a person. */
  readonly fileName: string;
  /** Which of its kind was read, for the access log. */
  readonly id?: string | number;
  readonly blocks: readonly Block[];
}

/** A page of the record that can be saved by itself. */
export interface DocumentPage {
  readonly kind: DocumentKind;
  /** Without it the page is not there. */
  readonly needs?: Right;
  /** Null: the record has no such page. */
  readonly read: (call: RecordCall, asked: Asked) => Promise<RecordDocument | null>;
}

/** A part of the whole record. */
export interface RecordPart {
  /** As what it is read, for those who share a part of the record; absent: only with the whole. */
  readonly kind?: DocumentKind;
  /** Comes along whatever is shared: who treats somebody has to know it. */
  readonly isVital?: true;
  /** Where in the record it stands: the lowest is first. */
  readonly place: number;
  readonly needs?: Right;
  /** Its heading and what follows, some days at a time; nothing where the record has nothing. */
  readonly read: (
    read: ReadStep,
    lang: Language,
    about: { readonly brand: RecordCall['brand']; readonly now: Date },
  ) => Blocks;
}

/** What a feature has of the record, as documents. */
export interface FeatureDocuments {
  readonly pages: Readonly<Partial<Record<DocumentName, DocumentPage>>>;
  readonly part?: RecordPart;
}
