import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import {
  DOCUMENTS as DOCUMENT_NAMES,
  type DocumentName,
} from '#areas/record/shared/health-record/documents.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import { writtenDay } from '#areas/record/shared/health-record/server/written-day.ts';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import type { Session } from '#platform/context.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { allOf, readPdf } from '#platform/documents/test-documents.ts';
import { qpdfFaults } from '#platform/documents/test-qpdf.ts';
import { tagFaults } from '#platform/documents/test-tags.ts';
import { actingFor } from '#platform/test-context.ts';
import { serverFeatures } from '#shell/server/features.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import type { endpoints } from '../contract.ts';
import { feature } from './feature.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const EERO = { firstNames: 'Eero Juhani', lastName: 'Lehtonen', identityCode: '021179-905R' };
const KERTTU = { firstNames: 'Kerttu Helena', lastName: 'Laine', identityCode: '070771-9249' };
const DOCUMENTS = '/api/health-record/documents';

describe('what a patient saves of their record', () => {
  let db: TestDatabase;
  let portal: TestPortal;
  let call: Call<typeof endpoints>;
  beforeAll(async () => {
    db = await createTestDatabase({ seeded: true });
    const documents = serverFeatures.flatMap((each) => each.documents ?? []);
    call = callerOf(db, feature.service({ documents } as never)) as typeof call;
    portal = await startTestPortal(db, { config: { rateLimit: 100_000 } });
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
  /** Made as a page's link makes it, without the limit of calls. */
  const saved = async (
    person: typeof AINO,
    path: string,
    brand: BrandId = 'kaari',
    as?: Partial<Session>,
  ) => {
    const { pathname, searchParams } = new URL(path, 'http://kaari.example');
    const session = as ?? signedIn(await patientWith(db, person.identityCode));
    const input = { params: { file: pathname.slice(1) }, query: Object.fromEntries(searchParams) };
    return call('GET /api/health-record/documents/{file}', input, { session, brand: brandOf(brand) });
  };
  const bytesOf = async (...asked: Parameters<typeof saved>) => {
    const outcome = await saved(...asked);
    if (!('body' in outcome)) throw new Error(`${asked[1]}: ${outcome.problem}`);
    const parts: Buffer[] = [];
    for await (const part of (outcome.body as { content: AsyncIterable<string | Uint8Array> }).content)
      parts.push(Buffer.from(part as string));
    return new Uint8Array(Buffer.concat(parts));
  };
  /** One space for each, so that where lines break is no matter. */
  const textOf = async (...asked: Parameters<typeof saved>) =>
    Buffer.from(await bytesOf(...asked))
      .toString()
      .replaceAll(/\s+/g, ' ');

  const expectAll = (text: string, said: readonly (string | null)[]) => {
    for (const each of said) if (each !== null) expect(text).toContain(each.replaceAll(/\s+/g, ' ').trim());
  };

  test.each(['fi', 'sv', 'en'] as const)(
    'has every value that a day of results shows, in %s',
    async (lang) => {
      const aino = await as(AINO);
      for (const { date } of (await aino.get('/api/laboratory')).body.days) {
        const { tests } = (await aino.get(`/api/laboratory/results/${date}`)).body;
        const text = await textOf(AINO, `laboratory.txt?of=${date}&lang=${lang}`);
        expectAll(text, [writtenDay(date, lang), 'Aino Maria Virtanen']);
        for (const each of tests.flatMap((one: { items?: unknown[] }) => one.items ?? [one])) {
          const { displayName, code, unit, additionalResult, description, result } = each;
          expectAll(text, [displayName, code, additionalResult, description]);
          if (result?.type === 'text') expectAll(text, [result.text]);
          if (result?.type === 'number') expectAll(text, [unit]);
        }
      }
    },
  );

  test('has a test over time, and whatever it is compared with', async () => {
    const aino = await as(AINO);
    const { days } = (await aino.get('/api/laboratory')).body;
    const { tests } = (await aino.get(`/api/laboratory/results/${days.at(-1).date}`)).body;
    const [{ id }] = tests.flatMap((one: { items?: unknown[] }) => one.items ?? [one]);
    const { trends } = (await aino.get(`/api/laboratory/trends/${id}`)).body;
    const text = await textOf(AINO, `laboratory-trend.txt?of=${id}&lang=fi`);
    expectAll(text, [
      trends[0].displayName,
      ...trends[0].points.map(({ at }: { at: string }) => writtenDay(at.slice(0, 10), 'fi')),
    ]);
  });

  test.each([
    ['fi', 'Allergiat ja riskit', 'Vakavan reaktion riski', 'hoitosuunnitelmia'],
    ['sv', 'Allergier och risker', 'Risk för allvarlig reaktion', 'vårdplaner'],
    ['en', 'Allergies and risks', 'Risk of a serious reaction', 'care plans'],
  ])(
    'begins in %s with allergies and risks, and ends with what it does not have',
    async (lang, title, risk, missing) => {
      const text = await textOf(AINO, `health-record.txt?lang=${lang}`);
      expectAll(text, [risk, 'Tulehduskipulääkkeet', 'Puiden siitepöly', 'Astmakohtaus ibuprofeenista']);
      // Below whose it is, before the visits.
      expect(text.indexOf('Tulehduskipulääkkeet')).toBeLessThan(text.indexOf('Ompeleiden poisto'));
      expect(text).toContain(title);
      expect(text.indexOf(missing)).toBeGreaterThan(text.length - 700);
    },
  );

  test('has every word that was written of a visit', async () => {
    const aino = await as(AINO);
    const { visits } = (await aino.get('/api/visits')).body;
    for (const { id } of visits.slice(0, 6)) {
      const { visit } = (await aino.get(`/api/visits/${id}?lang=sv`)).body;
      const text = await textOf(AINO, `visit.txt?of=${id}&lang=sv`);
      const { diagnoses, procedures, texts, practitioner, specialty } = visit;
      expectAll(text, [practitioner?.name ?? null, practitioner?.title ?? null, specialty]);
      for (const { name, code } of diagnoses) expectAll(text, [name, code]);
      for (const { name, bodySite } of procedures) expectAll(text, [name, bodySite]);
      for (const { title, text: written } of texts) expectAll(text, [title, ...written.split('\n')]);
    }
  });

  test('has the statements of imaging, and prescriptions, vaccinations and certificates as their pages', async () => {
    const aino = await as(AINO);
    const { days } = (await aino.get('/api/imaging')).body;
    for (const { imagingDate } of days) {
      const { examinations } = (await aino.get(`/api/imaging/results/${imagingDate}`)).body;
      const text = await textOf(AINO, `imaging.txt?of=${imagingDate}&lang=en`);
      for (const { examinationName, statementText } of examinations)
        if (statementText !== 'temporary-api-error') expectAll(text, [examinationName, statementText]);
    }
    const { prescriptions } = (await aino.get('/api/prescriptions?lang=en')).body;
    const medicines = await textOf(AINO, 'prescriptions.txt?lang=en');
    for (const { medicineName, strength, dosage, prescriber, issuedDate, totalAmount } of prescriptions)
      expectAll(medicines, [
        medicineName,
        strength,
        dosage,
        prescriber?.name,
        writtenDay(issuedDate, 'en'),
        totalAmount,
      ]);
    const { protections, total } = (await aino.get('/api/vaccinations?lang=fi')).body;
    const given = await textOf(AINO, 'vaccinations.txt?lang=fi');
    for (const { vaccinations } of protections)
      for (const { name, product } of vaccinations) expectAll(given, [name, product]);
    expect(given.match(/Annettu: /g)).toHaveLength(total);
    const { certificates } = (await aino.get('/api/certificates?lang=fi')).body;
    const written = await textOf(AINO, 'certificates.txt?lang=fi');
    for (const { day, practitioner } of certificates)
      expectAll(written, [writtenDay(day, 'fi'), practitioner?.name ?? null]);
    // A certificate for one day names that day once.
    expect(written).toContain('Ajalle ');
    expect(written).not.toMatch(/(\d+\.\d+\.\d+)–\1/);
  });

  test('is sent to be saved, kept by nobody, under a name that tells nothing of a person', async () => {
    const aino = await as(AINO);
    const { days } = (await aino.get('/api/laboratory')).body;
    const { date } = days[0];
    const files = [
      [`laboratory.pdf?of=${date}&lang=en`, `laboratory-${date}.pdf`, 'application/pdf'],
      [`laboratory.txt?of=${date}&lang=sv`, `laboratorium-${date}.txt`, 'text/plain; charset=utf-8'],
      ['health-record.pdf?lang=fi', 'terveystiedot-2026-03-23.pdf', 'application/pdf'],
    ] as const;
    for (const [path, name, type] of files) {
      const { status, headers } = await aino.get(`${DOCUMENTS}/${path}`);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test.each([
    ['kaari', 'fi', 'Kaari', 'Terveystiedot', 'HankenGrotesk', 'Sivu 1 / '],
    ['pikkujatti', 'sv', 'Pikkujätti', 'Hälsouppgifter', 'Nunito', 'Sida 1 av '],
  ] as const)(
    '%s gives the whole record out in its own name, tagged',
    async (brand, lang, publisher, title, font, page) => {
      const bytes = await bytesOf(AINO, `health-record.pdf?lang=${lang}`, brand);
      expect(Buffer.from(bytes).toString('latin1')).toMatch(
        new RegExp(`/BaseFont /[A-Z]{6}\\+${font}-Regular`),
      );
      const { document, trees, text, artifacts } = await readPdf(bytes);
      expect(artifacts).toContain(`${page}${document.numPages}`);
      const { info } = await document.getMetadata();
      expect(info).toMatchObject({ Title: title, Author: publisher, Language: `${lang}-FI` });
      expect(text).toContain('Aino Maria Virtanen');
      expect(allOf('H1', { children: trees }).map((each) => each.text)).toEqual([title]);
      expect(allOf('Table', { children: trees }).length).toBeGreaterThan(5);
      for (const row of allOf('TBody', { children: trees }).flatMap((body) => allOf('TR', body)))
        expect(row.children[0]?.role).toBe('TH');
      // No heading leaves a level out.
      const levels = trees.flatMap((tree) => headings(tree));
      for (const [nth, level] of levels.entries())
        expect(level - (levels[nth - 1] ?? 0), `${levels.slice(0, nth + 1)}`).toBeLessThanOrEqual(1);
    },
  );

  test.each(DOCUMENT_NAMES)('%s is a well-formed PDF, and all of it is tagged', async (what) => {
    const aino = await as(AINO);
    const [visit] = (await aino.get('/api/visits')).body.visits;
    const [day] = (await aino.get('/api/laboratory')).body.days;
    const { tests } = (await aino.get(`/api/laboratory/results/${day.date}`)).body;
    const [image] = (await aino.get('/api/imaging')).body.days;
    const of: Readonly<Partial<Record<DocumentName, string>>> = {
      visit: visit.id,
      laboratory: day.date,
      'laboratory-trend': tests.flatMap((one: { items?: unknown[] }) => one.items ?? [one])[0].id,
      imaging: image.imagingDate,
    };
    for (const lang of ['fi', 'sv', 'en']) {
      const bytes = await bytesOf(AINO, `${what}.pdf?lang=${lang}&of=${of[what] ?? ''}`);
      expect(await qpdfFaults(bytes)).toEqual([]);
      expect(await tagFaults(bytes)).toEqual([]);
    }
  });

  test('the whole has what each page has', async () => {
    const aino = await as(AINO);
    const whole = await textOf(AINO, 'health-record.txt?lang=fi');
    const { visits } = (await aino.get('/api/visits')).body;
    for (const { diagnoses } of visits) for (const { name } of diagnoses) expectAll(whole, [name]);
    const { days } = (await aino.get('/api/laboratory')).body;
    for (const { date, names } of days) expectAll(whole, [writtenDay(date, 'fi'), ...names]);
    const { protections } = (await aino.get('/api/vaccinations')).body;
    for (const { vaccinations } of protections)
      for (const { product } of vaccinations) expectAll(whole, [product]);
    const titles = ['Käynnit', 'Laboratorio', 'Kuvantaminen', 'Reseptit', 'Rokotukset', 'Todistukset'];
    const places = titles.map((title) => whole.indexOf(` ${title} -`));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  test('is a read of the record in the patient’s log, each time', async () => {
    const eero = await as(EERO);
    const before = await logOf(EERO.identityCode);
    await eero.get(`${DOCUMENTS}/prescriptions.txt`);
    await eero.get(`${DOCUMENTS}/health-record.pdf`);
    await eero.get(`${DOCUMENTS}/visit.pdf?of=999999`);
    const noted = (await logOf(EERO.identityCode)).slice(before.length);
    expect(noted).toEqual(['read prescription', 'read health-record']);
  });
  const logOf = async (identityCode: string) => {
    const rows = await db.owner
      .selectFrom('access_log')
      .select(['action', 'record_kind'])
      .where('patient_id', '=', await patientWith(db, identityCode))
      .where('record_kind', 'in', ['prescription', 'health-record', 'visit'])
      .orderBy('id')
      .execute();
    return rows.map(({ action, record_kind }) => `${action} ${record_kind}`);
  };

  test('another patient’s is not found, nor what there is not', async () => {
    const aino = await as(AINO);
    const { visits } = (await aino.get('/api/visits')).body;
    for (const path of [
      `visit.pdf?of=${visits[0].id}`,
      'visit.txt',
      'visit.txt?of=0',
      'laboratory.pdf?of=1999-01-01',
      'laboratory.pdf?of=yesterday',
      'laboratory-trend.txt?of=999999',
      'laboratory-trend.txt?of=x',
      'imaging.txt?of=1999-01-01',
    ]) {
      expect(await saved(EERO, path), path).toEqual({ problem: 'notFound' });
    }
    for (const path of ['secrets.pdf', 'visit.html', 'visit'])
      expect(await saved(EERO, path), path).toMatchObject({ problem: 'malformed' });
  });

  test('a brand without certificates gives none out', async () => {
    expect(await saved(AINO, 'certificates.pdf', 'pikkujatti')).toEqual({ problem: 'notFound' });
    expect(await textOf(AINO, 'health-record.txt?lang=fi', 'pikkujatti')).not.toContain('Todistukset');
  });

  test('of a minor has for a guardian nothing that the minor has withheld', async () => {
    const { id } = await db.owner
      .selectFrom('health_records')
      .select('id')
      .where('patient_id', '=', await patientWith(db, AINO.identityCode))
      .where('kind', '=', 'visit')
      .orderBy('happened_at', 'desc')
      .executeTakeFirstOrThrow();
    const withhold = (at: Date | null) =>
      db.owner.updateTable('health_records').set({ withheld_at: at }).where('id', '=', id).execute();
    const read = async (guardian: boolean) => {
      const patientId = await patientWith(db, AINO.identityCode);
      const session = { ...signedIn(patientId), ...(guardian && { actingFor: actingFor(patientId) }) };
      const input = { params: { file: 'visit.txt' }, query: { of: String(id) } };
      return 'body' in (await call('GET /api/health-record/documents/{file}', input, { session }));
    };
    expect(await read(true)).toBe(true);
    await withhold(TEST_NOW);
    expect([await read(false), await read(true)]).toEqual([true, false]);
    const visits = (text: string) => text.split('Kirjaukset').length;
    const own = visits(await textOf(AINO, 'health-record.txt'));
    const patientId = await patientWith(db, AINO.identityCode);
    const session = { ...signedIn(patientId), actingFor: actingFor(patientId) };
    const ofGuardian = await textOf(AINO, 'health-record.txt', 'kaari', session);
    expect(visits(ofGuardian)).toBe(own - 1);
    // Said to every guardian, whether anything is withheld or not.
    const note = 'Täällä eivät ehkä näy kaikki lapsen allergiat tai riskit.';
    expect(await textOf(AINO, 'health-record.txt')).not.toContain(note);
    expect(ofGuardian).toContain(note);
    await withhold(null);
    expect(await textOf(AINO, 'health-record.txt', 'kaari', session)).toContain(note);
  });

  test('of 2 000 results comes whole, and an empty record says that it is', async () => {
    const patientId = await patientWith(db, KERTTU.identityCode);
    await sql`delete from health_records where patient_id = ${patientId}`.execute(db.owner);
    expect(await textOf(KERTTU, 'health-record.txt?lang=en')).toContain('No health data');
    const results = Array.from({ length: 2000 }, (_, nth) => ({
      patientId,
      source: 'https://sender.example/fhir',
      resource: {
        resourceType: 'Observation' as const,
        id: `result-${nth}`,
        status: 'final' as const,
        category: [{ coding: [{ code: 'laboratory' }] }],
        code: { text: `Tutkimus ${nth}` },
        effectiveDateTime: new Date(TEST_NOW.getTime() - Math.floor(nth / 10) * 86_400_000).toISOString(),
        valueQuantity: { value: nth, unit: 'µg/l' },
      },
    }));
    for (let from = 0; from < results.length; from += 500)
      await storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, results.slice(from, from + 500));
    const text = await textOf(KERTTU, 'health-record.txt?lang=en');
    expect(text.match(/Tutkimus \d+/g)).toHaveLength(2000);
    const { trees } = await readPdf(await bytesOf(KERTTU, 'health-record.pdf?lang=en'));
    const rows = allOf('TBody', { children: trees }).flatMap((body) => allOf('TR', body));
    expect(new Set(rows.map(({ children }) => children[0]?.text)).size).toBe(2000);
  });

  test('is not asked for without end', async () => {
    const statuses: number[] = [];
    const visitor = await as(EERO);
    // What does not exist counts, too, and takes no time: a slow machine makes no 20 files in the minute that is counted.
    for (let nth = 0; nth < 22; nth++)
      statuses.push((await visitor.get(`${DOCUMENTS}/visit.txt?of=999999`)).status);
    expect(statuses).toContain(429);
  });
});

interface Part {
  readonly role: string;
  readonly children: readonly Part[];
}
const headings = ({ role, children }: Part): number[] =>
  /^H\d$/.test(role) ? [Number(role.slice(1))] : children.flatMap(headings);
