import type { DocumentReference } from 'fhir/r4.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith } from '#areas/appointments/appointments/server/test-appointments.ts';
import type { CertificateType } from '#areas/record/shared/health-record/kinds.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const EERO = { firstNames: 'Eero Juhani', lastName: 'Lehtonen', identityCode: '021179-905R' };
const KERTTU = { firstNames: 'Kerttu Helena', lastName: 'Laine', identityCode: '070771-9249' };

describe('the certificates of a patient', () => {
  let db: TestDatabase;
  let portal: TestPortal;
  beforeAll(async () => {
    db = await createTestDatabase({ seeded: true });
    portal = await startTestPortal(db);
  });
  afterAll(async () => {
    await portal.close();
    await db.drop();
  });

  const as = async (person: typeof AINO, host = 'kaari') => {
    const visitor = portal.visitor(`${host}.localhost:${portal.port}`);
    await visitor.signIn(person);
    return visitor;
  };
  interface Given {
    readonly date: string;
    readonly type?: CertificateType;
    readonly contentType?: string;
    readonly data?: string;
    readonly status?: DocumentReference['status'];
  }
  let count = 0;
  const give = async (...all: Given[]) => {
    const patientId = await patientWith(db, KERTTU.identityCode);
    const incoming = all.map(
      ({ date, type = 'nurse', contentType = 'text/plain', data, status = 'current' }) => ({
        patientId,
        source: 'https://sender.example/fhir',
        resource: {
          resourceType: 'DocumentReference' as const,
          id: `certificate-${count++}`,
          status,
          date,
          category: [{ coding: [{ code: type }] }],
          content: [{ attachment: { contentType, ...(data !== undefined && { data: btoa(data) }) } }],
        },
      }),
    );
    await storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, incoming);
  };

  test('are told latest first, with type, day, practitioner and the time that they are for', async () => {
    const { body } = await (await as(EERO)).get('/api/certificates?lang=sv');
    expect(body).toMatchObject({
      page: 1,
      pages: 1,
      total: 2,
      certificates: [
        {
          type: 'nurse',
          day: '2026-03-03',
          validFrom: '2026-03-03',
          validUntil: '2026-03-04',
          document: 'text',
        },
        { type: 'medicalCertificateA', day: '2026-01-22', document: 'pdf' },
      ],
    });
    expect(body.certificates[0].practitioner.name).toBe('Timo Rantanen');
  });

  test('are those from 1.1.2022 on that hold', async () => {
    await give(
      { date: '2021-12-31T23:59:00+02:00', data: 'old' },
      { date: '2022-01-01T00:00:00+02:00', data: 'first' },
      { date: '2023-01-01', data: 'replaced', status: 'superseded' },
      { date: '2023-01-02', data: 'mistaken', status: 'entered-in-error' },
    );
    const kerttu = await as(KERTTU);
    const { body } = await kerttu.get('/api/certificates');
    expect(body.certificates.map(({ day }: { day: string }) => day)).toEqual(['2022-01-01']);
    const rows = await db.owner
      .selectFrom('health_records')
      .select(['id', 'day'])
      .where('patient_id', '=', await patientWith(db, KERTTU.identityCode))
      .where('kind', '=', 'certificate')
      .orderBy('day')
      .execute();
    for (const { id, day } of rows) {
      const status = day === '2022-01-01' ? 200 : 404;
      expect((await kerttu.get(`/api/certificates/${id}`)).status, day).toBe(status);
      expect((await kerttu.get(`/api/certificates/${id}/file`)).status, day).toBe(status);
    }
  });

  test('open a PDF as it came, and let the browser take it for nothing else', async () => {
    const aino = await as(AINO);
    const { body } = await aino.get('/api/certificates');
    const [{ id }] = body.certificates.filter(({ document }: { document: string }) => document === 'pdf');
    const file = await aino.get(`/api/certificates/${id}/file?lang=en`);
    expect(file).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^inline; filename="certificate-\d{4}-\d\d-\d\d\.pdf"$/),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    });
    expect(file.body).toMatch(/^%PDF-1\.4\n/);
    expect(file.body).toMatch(/%%EOF\n$/);
    expect((await aino.get(`/api/certificates/${id}`)).body).toMatchObject({ text: null });
  });

  test.each([
    ['text/html', '<script>alert(1)</script>'],
    ['text/html; charset=utf-8', '<p>A certificate</p>'],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['application/pdf', '<html><script>alert(1)</script></html>'],
    ['application/xhtml+xml', '<html/>'],
    ['', 'no type'],
  ])('never show %s in the browser: it can only be saved', async (contentType, data) => {
    await give({ date: '2026-01-05', contentType, data });
    const kerttu = await as(KERTTU);
    const [{ id, document }] = (await kerttu.get('/api/certificates')).body.certificates;
    expect(document).toBe('other');
    const { headers, body } = await kerttu.get(`/api/certificates/${id}/file`);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="todistus-2026-01-05.bin"',
      'x-content-type-options': 'nosniff',
    });
    expect(body).toBe(data);
  });

  test('show plain text, and save it as text', async () => {
    const text = 'Lepoa kolme p\u00e4iv\u00e4\u00e4. <b>';
    await give({ date: '2026-01-06', contentType: 'text/plain; charset=ISO-8859-1', data: text });
    const kerttu = await as(KERTTU);
    const [{ id }] = (await kerttu.get('/api/certificates')).body.certificates;
    expect((await kerttu.get(`/api/certificates/${id}`)).body.text).toBe(text);
    const { headers, body } = await kerttu.get(`/api/certificates/${id}/file?lang=sv`);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="intyg-2026-01-06.txt"',
    });
    expect(body).toBe(text);
  });

  test('without a document here are told all the same', async () => {
    await give({ date: '2026-01-07' });
    const kerttu = await as(KERTTU);
    const [{ id, document }] = (await kerttu.get('/api/certificates')).body.certificates;
    expect(document).toBeNull();
    expect((await kerttu.get(`/api/certificates/${id}/file`)).status).toBe(404);
  });

  test('are nobody else’s: another patient’s is not found', async () => {
    const [{ id }] = (await (await as(AINO)).get('/api/certificates')).body.certificates;
    const eero = await as(EERO);
    for (const path of [
      `/api/certificates/${id}`,
      `/api/certificates/${id}/file`,
      '/api/certificates/999999',
    ]) {
      expect(await eero.get(path)).toMatchObject({ status: 404, body: { code: 'notFound' } });
    }
  });

  test('do not exist in Pikkujätti', async () => {
    const aino = await as(AINO, 'pikkujatti');
    const [{ id }] = (await (await as(AINO)).get('/api/certificates')).body.certificates;
    for (const path of ['', `/${id}`, `/${id}/file`]) {
      expect(await aino.get(`/api/certificates${path}`)).toMatchObject({ status: 403 });
    }
  });
});
