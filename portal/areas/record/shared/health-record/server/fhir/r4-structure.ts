import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

/** What is wrong with a resource: where (`/code/coding/0/system`), and the keyword of the schema (`type`). Nothing of what it says. */
export interface Fault {
  readonly at: string;
  readonly rule: string;
}

const SCHEMA = JSON.parse(readFileSync(new URL('r4-schema.generated.json', import.meta.url), 'utf8')) as {
  definitions: Record<string, unknown>;
};

// HL7's schema has keywords of its own, and patterns of numbers.
const ajv = new Ajv({ strict: false });
ajv.addSchema(SCHEMA);
/** No resource means anything further in. */
const LEVELS = 64;
const compiled = new Map<string, ValidateFunction>();

/** Whether a resource of one of the types that are imported is as FHIR R4 describes it; null: it is. */
export function faultOf(resource: { readonly resourceType: string }): Fault | null {
  // What validates, reads and writes it calls itself for each level.
  if (isDeeper(resource, LEVELS)) return { at: '', rule: 'depth' };
  const { resourceType } = resource;
  const validate = compiled.get(resourceType) ?? ajv.compile({ $ref: `r4#/definitions/${resourceType}` });
  compiled.set(resourceType, validate);
  if (validate(resource)) return hasControlCharacters(resource) ? { at: '', rule: 'characters' } : null;
  const [error] = validate.errors ?? [];
  return { at: placeOf(error), rule: error?.keyword ?? '' };
}

/** Where an error is: of what must be there or must not, the member itself, unless its name may tell of somebody. */
function placeOf(error: ErrorObject | undefined): string {
  const { instancePath = '', params = {} } = error ?? {};
  const member: unknown = params.additionalProperty ?? params.missingProperty;
  return typeof member === 'string' && /^[A-Za-z_]{1,64}\d?$/.test(member)
    ? `${instancePath}/${member}`
    : instancePath;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

/** FHIR has no characters below a space but tab and line ends, and Unicode no half ones; no database keeps all of them. */
function hasControlCharacters(resource: object): boolean {
  return /(?<!\\)(?:\\\\)*\\u(?:00[01]|d[89a-f])/.test(JSON.stringify(resource));
}
