import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { AINO, emptyPortal, fileOf, importInto, recordOf } from './test-import.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => emptyPortal(db));

const testing = new URL('testing/', import.meta.url);
const fileIn = (name: string) => fileOf(name, readFileSync(new URL(name, testing), 'utf8'));
const OF_HL7 = { source: 'http://hl7.org/fhir', as: AINO };

describe('examples', () => {
  it('of the FHIR specification are taken, but for what has no time', async () => {
    const files = readdirSync(new URL('hl7/', testing)).map((name) => fileIn(`hl7/${name}`));
    const { reasons } = await importInto(db, files, OF_HL7);
    expect(reasons).toEqual(['Encounter/example momentMissing', 'Encounter/f201 momentMissing']);
    const record = await recordOf(db, AINO);
    expect(record.map(({ resourceType, id }) => `${resourceType}/${id}`).toSorted()).toEqual([
      'Condition/example',
      'Condition/f201',
      'DiagnosticReport/101',
      'DocumentReference/example',
      'Encounter/home',
      'Immunization/example',
      'Immunization/notGiven',
      'MedicationRequest/medrx002',
      'MedicationRequest/medrx0306',
      'Observation/example',
      'Observation/f001',
    ]);
    const { taken } = await importInto(db, files, OF_HL7);
    for (const { added, changed } of Object.values(taken)) expect([added, changed]).toEqual([0, 0]);
  });

  it('of the FHIR specification with two patients are taken by no command, and one of FHIR STU3 is refused', async () => {
    const files = ['bundle-references.json', 'stu3-DiagnosticReport.json'].map(fileIn);
    const { reasons } = await importInto(db, files, OF_HL7);
    expect(new Set(reasons.map((reason) => reason.split(' ')[1]))).toEqual(
      new Set(['severalPatients', 'invalid']),
    );
    expect(reasons).toContain('DiagnosticReport/f001 invalid');
    expect(await recordOf(db, AINO)).toEqual([]);
  });

  it('of Synthea are taken with their visits, results and practitioners', async () => {
    const files = [fileIn('synthea.json'), fileIn('synthea-practitioners.json')];
    const { reasons } = await importInto(db, files, { source: null, as: AINO });
    expect(reasons.map((reason) => reason.replace(/\/.* /, ' '))).toEqual([
      'CareTeam typeNotKept',
      'Claim typeNotKept',
      'ExplanationOfBenefit typeNotKept',
    ]);
    const record = await recordOf(db, AINO);
    expect(record.map(({ resourceType }) => resourceType).toSorted()).toEqual([
      'Condition',
      'DiagnosticReport',
      'DocumentReference',
      'Encounter',
      'ImagingStudy',
      'Immunization',
      'MedicationRequest',
      'Observation',
      'Observation',
    ]);
    const [encounter] = record.filter(({ resourceType }) => resourceType === 'Encounter');
    const [condition] = record.filter(({ resourceType }) => resourceType === 'Condition');
    expect(condition).toMatchObject({ encounter: { reference: `Encounter/${encounter?.id}` } });
    const doctor = await db.owner.selectFrom('record_practitioners').selectAll().executeTakeFirstOrThrow();
    expect(encounter).toMatchObject({ participant: [{ individual: { reference: doctor.source_id } }] });
  });
});
