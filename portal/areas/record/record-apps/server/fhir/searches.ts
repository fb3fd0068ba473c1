import type { CodeableConcept, Coding, Identifier, QuestionnaireResponse } from 'fhir/r4.js';
import type { KeptResource, RecordKind } from '#areas/record/shared/health-record/kinds.ts';
import type { AppType } from '#areas/record/shared/record-apps/scopes.ts';
import { IDENTITY_CODES } from '#contract/values/identity-code-system.ts';

export type EntryType = KeptResource['resourceType'];
/** What is searched by when it happened: entries of the record, and what the patient has answered. */
export type SearchedResource = KeptResource | QuestionnaireResponse;
export type SearchedType = SearchedResource['resourceType'];
type ResourceOf<Type extends SearchedType> = Extract<SearchedResource, { resourceType: Type }>;
/** What a token parameter looks at. */
type Tokens = string | undefined | Coding | CodeableConcept | readonly (Coding | CodeableConcept)[];

/** How one type is searched (FHIR R4, the search parameters of its page). */
interface TypeSearch<Type extends SearchedType = SearchedType> {
  /** Where its entries are among those of the record. */
  readonly kinds: readonly RecordKind[];
  /** The parameter for when it happened. */
  readonly date: string;
  readonly tokens: Readonly<Record<string, (resource: ResourceOf<Type>) => Tokens>>;
  /** As the access log names what was read. */
  readonly recordKind: string;
}

export const SEARCHES: { readonly [Type in SearchedType]: TypeSearch<Type> } = {
  Encounter: {
    kinds: ['visit'],
    date: 'date',
    tokens: { status: ({ status }) => status, class: (each) => each.class, type: ({ type }) => type },
    recordKind: 'visits',
  },
  Condition: {
    kinds: ['diagnosis'],
    date: 'recorded-date',
    tokens: {
      code: ({ code }) => code,
      category: ({ category }) => category,
      'clinical-status': ({ clinicalStatus }) => clinicalStatus,
    },
    recordKind: 'diagnoses',
  },
  AllergyIntolerance: {
    kinds: ['allergy'],
    date: 'date',
    tokens: {
      code: ({ code, reaction = [] }) =>
        [code, ...reaction.map(({ substance }) => substance)].filter((each) => each !== undefined),
      category: ({ category }) => (category ?? []).map((each) => ({ code: each })),
      criticality: ({ criticality }) => criticality,
      type: ({ type }) => type,
      'clinical-status': ({ clinicalStatus }) => clinicalStatus,
      'verification-status': ({ verificationStatus }) => verificationStatus,
    },
    recordKind: 'allergies',
  },
  Procedure: {
    kinds: ['procedure'],
    date: 'date',
    tokens: {
      code: ({ code }) => code,
      category: ({ category }) => category,
      status: ({ status }) => status,
    },
    recordKind: 'procedures',
  },
  Observation: {
    kinds: ['laboratoryResult', 'measurement'],
    date: 'date',
    tokens: {
      code: ({ code }) => code,
      category: ({ category }) => category,
      status: ({ status }) => status,
    },
    recordKind: 'observations',
  },
  DiagnosticReport: {
    kinds: ['laboratoryReport', 'imagingReport'],
    date: 'date',
    tokens: {
      code: ({ code }) => code,
      category: ({ category }) => category,
      status: ({ status }) => status,
    },
    recordKind: 'reports',
  },
  ServiceRequest: {
    kinds: ['laboratoryReferral', 'imagingReferral', 'document'],
    date: 'authored',
    tokens: {
      code: ({ code }) => code,
      category: ({ category }) => category,
      status: ({ status }) => status,
    },
    recordKind: 'referrals',
  },
  ImagingStudy: {
    kinds: ['imagingStudy'],
    date: 'started',
    tokens: { status: ({ status }) => status },
    recordKind: 'imaging-studies',
  },
  MedicationRequest: {
    kinds: ['prescription'],
    date: 'authoredon',
    tokens: {
      code: ({ medicationCodeableConcept }) => medicationCodeableConcept,
      status: ({ status }) => status,
      intent: ({ intent }) => intent,
    },
    recordKind: 'prescription',
  },
  Immunization: {
    kinds: ['vaccination'],
    date: 'date',
    tokens: { 'vaccine-code': ({ vaccineCode }) => vaccineCode, status: ({ status }) => status },
    recordKind: 'vaccinations',
  },
  DocumentReference: {
    kinds: ['visitText', 'certificate', 'document'],
    date: 'date',
    tokens: {
      type: ({ type }) => type,
      category: ({ category }) => category,
      status: ({ status }) => status,
    },
    recordKind: 'record-documents',
  },
  QuestionnaireResponse: {
    // It is no entry of the record.
    kinds: [],
    date: 'authored',
    tokens: {
      status: ({ status }) => status,
      questionnaire: ({ questionnaire = '' }) => {
        const [system, code] = questionnaire.split('|');
        return [{ code: system }, { system, code }];
      },
    },
    recordKind: 'questionnaire-answers',
  },
};

export function isSearchedType(type: AppType | string): type is SearchedType {
  return Object.hasOwn(SEARCHES, type);
}

export function isEntryType(type: AppType | string): type is EntryType {
  return isSearchedType(type) && type !== 'QuestionnaireResponse';
}

/** How a type is searched, whichever it is: what looks into its resources is only ever given those. */
export function searchOf(
  type: SearchedType,
): TypeSearch<never> & { readonly tokens: Readonly<Record<string, (resource: never) => Tokens>> } {
  return SEARCHES[type] as unknown as TypeSearch<never>;
}

/** A search by token: `code`, `system|code`, `system|`, `|code`, several joined by commas (FHIR R4, 3.1.1.4.10). */
export function tokenFilter(value: string, read: (resource: never) => Tokens) {
  const fits = codingFilter(value);
  return (resource: SearchedResource): boolean => codingsOf(read(resource as never)).some(fits);
}

/** What resources are numbered by in their own systems. */
interface Numbered {
  readonly identifier?: Identifier | readonly Identifier[];
  /** Of a document. */
  readonly masterIdentifier?: Identifier;
}

/**
 * A search by `identifier`, as a token. It looks at what apps are told: no identity code is found, else an app could try codes
 * until one is the patient’s.
 */
export function identifierFilter(value: string) {
  const fits = codingFilter(value);
  return ({ resource }: { readonly resource: object }): boolean => {
    const { identifier, masterIdentifier } = resource as Numbered;
    return [identifier ?? [], masterIdentifier ?? []]
      .flat(2)
      .some((each) => each.system !== IDENTITY_CODES && fits({ system: each.system, code: each.value }));
  };
}

function codingFilter(value: string) {
  const wanted = value.split(',').map((text) => {
    const [, system, code = ''] = /^(?:([^|]*)\|)?(.*)$/s.exec(text) ?? [];
    return { system, code };
  });
  return (coding: { readonly system?: string | undefined; readonly code?: string | undefined }): boolean =>
    wanted.some(
      ({ system, code }) =>
        (code === '' || coding.code === code) &&
        (system === undefined || (system === '' ? coding.system === undefined : coding.system === system)),
    );
}

function codingsOf(tokens: Tokens): readonly Coding[] {
  if (tokens === undefined) return [];
  if (typeof tokens === 'string') return [{ code: tokens }];
  return [tokens].flat().flatMap((each) => ('coding' in each ? (each.coding ?? []) : [each as Coding]));
}
