import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith } from '#areas/person/shared/patients/server/test-patients.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import { brandOf } from '#brands/registry.ts';
import { demoPeople } from '#demo/people.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { actingFor } from '#platform/test-context.ts';
import type { endpoints, Series } from '../contract.ts';
import { growthService } from './service.ts';

const GROWTH = 'GET /api/growth';
const codeOf = (key: string) => demoPeople(TEST_NOW).find((person) => person.key === key)?.identityCode ?? '';

describe('the growth of a child', () => {
  let db: TestDatabase;
  let call: Call<typeof endpoints>;
  let elsa: string;
  beforeAll(async () => {
    db = await createTestDatabase({ seeded: true });
    call = callerOf(db, growthService);
    elsa = await patientWith(db, codeOf('elsa'));
  });
  afterAll(() => db.drop());

  const ask = (patientId: string, { isGuardian = false, brand = 'pikkujatti' as const } = {}) =>
    call(
      GROWTH,
      {},
      {
        brand: brandOf(brand),
        session: { patientId, ...(isGuardian && { actingFor: actingFor(patientId) }) },
      },
    );
  const seriesOf = async (patientId: string, options = {}) =>
    ((await ask(patientId, options)) as unknown as { body: { series: Series[]; birthDate: string } }).body;
  const daysOf = ({ series }: { series: readonly Series[] }, measure: string) =>
    series.find((each) => each.measure === measure)?.measured.map(({ day }) => day);

  test('is what was measured at visits, the latest first, with the birth date', async () => {
    const answer = await seriesOf(elsa);
    expect(answer.birthDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(answer.series.map(({ measure, measured }) => [measure, measured.length])).toEqual([
      ['height', 8],
      ['weight', 8],
      ['headCircumference', 3],
    ]);
    const [height] = answer.series;
    expect(height?.measured[0]).toMatchObject({ value: 127.9, decimals: 1, isLying: false });
    expect(height?.measured.at(-1)).toMatchObject({ value: 75.2, isLying: true });
    expect(daysOf(answer, 'height')).toEqual(daysOf(answer, 'height')?.toSorted().toReversed());
    // The first was measured lying.
    expect(height?.growth).toHaveLength(6);
  });

  test('leaves a line in the log of the child', async () => {
    const lines = () =>
      db.owner
        .selectFrom('access_log')
        .select('record_kind')
        .where('patient_id', '=', elsa)
        .where('record_kind', '=', 'observations')
        .execute();
    const before = (await lines()).length;
    await seriesOf(elsa, { isGuardian: true });
    expect(await lines()).toHaveLength(before + 1);
  });

  test('does not tell a guardian of what the child withholds', async () => {
    const [day = ''] = daysOf(await seriesOf(elsa), 'height') ?? [];
    const withhold = (withheld_at: Date | null) =>
      db.owner
        .updateTable('health_records')
        .set({ withheld_at })
        .where('patient_id', '=', elsa)
        .where('day', '=', day)
        .execute();
    await withhold(TEST_NOW);
    expect(daysOf(await seriesOf(elsa, { isGuardian: true }), 'height')).not.toContain(day);
    expect(daysOf(await seriesOf(elsa), 'height')).toContain(day);
    await withhold(null);
    expect(daysOf(await seriesOf(elsa, { isGuardian: true }), 'height')).toContain(day);
  });

  test('leaves out what was recorded by mistake, and shows what cannot be right', async () => {
    const venla = await patientWith(db, codeOf('venla'));
    const measured = (id: string, status: 'final' | 'entered-in-error', value: number) => ({
      patientId: venla,
      source: 'https://sender.example/fhir',
      resource: {
        resourceType: 'Observation' as const,
        id,
        status,
        subject: {},
        code: { coding: [{ system: 'http://loinc.org', code: '8302-2' }] },
        effectiveDateTime: '2026-01-12',
        valueQuantity: { value, unit: 'cm', system: 'http://unitsofmeasure.org', code: 'cm' },
      },
    });
    await storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, [
      measured('right', 'final', 1095),
      measured('mistake', 'entered-in-error', 95),
    ]);
    const { series } = await seriesOf(venla);
    expect(series).toMatchObject([{ measure: 'height', measured: [{ value: 1095 }], growth: [] }]);
  });

  test('is nothing of somebody without any', async () => {
    expect((await seriesOf(await patientWith(db, codeOf('aino')))).series).toEqual([]);
  });

  test('is found in no brand without the page, and told to no stranger', async () => {
    expect(await ask(elsa, { brand: 'kaari' as never })).toEqual({ problem: 'notFound' });
    expect(await call(GROWTH, {}, { brand: brandOf('pikkujatti') })).toEqual({
      problem: 'authenticationRequired',
    });
  });
});
