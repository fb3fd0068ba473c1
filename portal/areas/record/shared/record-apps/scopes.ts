/** The types of FHIR R4 that apps may read of a record, each of which a patient may keep to themself. */
export const APP_TYPES = [
  'Patient',
  'Encounter',
  'Condition',
  'AllergyIntolerance',
  'Procedure',
  'Observation',
  'DiagnosticReport',
  'ImagingStudy',
  'ServiceRequest',
  'MedicationRequest',
  'Immunization',
  'DocumentReference',
  'QuestionnaireResponse',
  'Practitioner',
] as const;
export type AppType = (typeof APP_TYPES)[number];

const INTERACTIONS = ['read', 'search'] as const;
/** What an app may do with a type: read one by its id, search for all. */
export type Interaction = (typeof INTERACTIONS)[number];

/** What a scope allows, as SMART on FHIR spells it: `patient/Observation.read` (version 1), `patient/*.rs` (version 2). */
interface RecordScope {
  readonly text: string;
  readonly types: readonly AppType[];
  readonly suffix: string;
}

const RECORD_SCOPE = /^patient\/(\*|[A-Za-z]+)\.(read|rs|r|s)$/;

/** What an app asks for. What the portal does not know, and whatever would let an app write, is left out. */
export interface AskedScopes {
  /** The types that it wants, in the portal's order. */
  readonly types: readonly AppType[];
  /** It wants to read later, too, while nobody looks on. */
  readonly wantsToStay: boolean;
}

export function askedScopes(scope: string): AskedScopes {
  const wanted = new Set(recordScopes(scope).flatMap(({ types }) => types));
  return {
    types: APP_TYPES.filter((type) => wanted.has(type)),
    wantsToStay: words(scope).includes('offline_access'),
  };
}

/**
 * What an app is given of the scopes that it asked for, spelled as it spelled them: a scope for every type is named type by
 * type if only some are allowed.
 */
export function grantedScope(
  scope: string,
  { types, stays }: { readonly types: readonly AppType[]; readonly stays: boolean },
): string {
  const granted = recordScopes(scope).flatMap((each) => {
    const left = each.types.filter((type) => types.includes(type));
    return left.length === each.types.length
      ? [each.text]
      : left.map((type) => `patient/${type}.${each.suffix}`);
  });
  const other = words(scope).filter(
    (word) => word === 'launch/patient' || (stays && word === 'offline_access'),
  );
  return [...new Set([...other, ...granted])].join(' ');
}

/** What an app asks for of what it was granted; null where that is more (RFC 6749 section 6). */
export function narrowedScope(granted: string, asked: string): string | null {
  const isGranted = (word: string) =>
    words(granted).includes(word) || (isRecordScope(word) && isWithin(word, granted));
  const wanted = [...new Set(words(asked))];
  return wanted.length > 0 && wanted.every(isGranted) ? wanted.join(' ') : null;
}

const isRecordScope = (word: string) => recordScopes(word).length > 0;

/** Whether one scope allows nothing that another does not. */
function isWithin(narrow: string, wide: string): boolean {
  return APP_TYPES.every((type) =>
    INTERACTIONS.every(
      (interaction) => !allows(narrow, type, interaction) || allows(wide, type, interaction),
    ),
  );
}

/** Whether a granted scope allows to do something with a type. */
export function allows(scope: string, type: AppType, interaction: Interaction): boolean {
  return recordScopes(scope).some(
    ({ types, suffix }) =>
      types.includes(type) && (suffix === 'read' || suffix.includes(interaction === 'read' ? 'r' : 's')),
  );
}

export function isAppType(type: string): type is AppType {
  return APP_TYPES.includes(type as AppType);
}

function recordScopes(scope: string): RecordScope[] {
  return words(scope).flatMap((text) => {
    const [, name = '', suffix = ''] = RECORD_SCOPE.exec(text) ?? [];
    if (name === '*') return { text, types: APP_TYPES, suffix };
    return isAppType(name) ? { text, types: [name], suffix } : [];
  });
}

function words(scope: string): string[] {
  return scope.split(' ').filter(Boolean);
}
