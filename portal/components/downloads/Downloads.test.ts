import { describe, test } from 'vitest';
import { certificate } from '#areas/record/certificates/fixtures.ts';
import { examination } from '#areas/record/imaging/fixtures.ts';
import { laboratoryTest, trend } from '#areas/record/laboratory/fixtures.ts';
import { prescription } from '#areas/record/prescriptions/fixtures.ts';
import { protection, vaccination } from '#areas/record/vaccinations/fixtures.ts';
import { visit } from '#areas/record/visits/fixtures.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';

const one = { page: 1, pages: 1, total: 1 };

describe('a page of the record can be saved', () => {
  test.each([
    ['/fi/kaynnit/31', 'visit', '31', 'GET /api/visits/{id}', { visit: visit({ id: 31 }) }],
    [
      '/fi/laboratoriotulos/2026-11-02',
      'laboratory',
      '2026-11-02',
      'GET /api/laboratory/results/{date}',
      { date: '2026-11-02', fullName: 'Aino Virtanen', tests: [laboratoryTest()] },
    ],
    [
      '/fi/laboratorio/kehitys/31,32',
      'laboratory-trend',
      '31%2C32',
      'GET /api/laboratory/trends/{ids}',
      { trends: [trend], others: [] },
    ],
    [
      '/fi/kuvantaminen/2026-10-15',
      'imaging',
      '2026-10-15',
      'GET /api/imaging/results/{date}',
      { examinations: [examination()] },
    ],
    ['/fi/reseptit', 'prescriptions', null, 'GET /api/prescriptions', { prescriptions: [prescription()] }],
    [
      '/fi/rokotukset',
      'vaccinations',
      null,
      'GET /api/vaccinations',
      { protections: [protection(vaccination())], programme: null, ...one },
    ],
    [
      '/fi/todistukset',
      'certificates',
      null,
      'GET /api/certificates',
      { certificates: [certificate()], ...one },
    ],
  ])('%s', async (url, document, of, key, answer) => {
    const page = await openPage(url, { answers: { [key]: answer } });
    for (const [format, name] of [
      ['pdf', 'Lataa PDF'],
      ['txt', 'Lataa tekstinä'],
    ]) {
      const link = page.getByRole('link', { name });
      const query = of === null ? 'lang=fi' : `lang=fi&of=${of}`;
      await expect(link).toHaveAttribute(
        'href',
        `/api/health-record/documents/${document}.${format}?${query}`,
      );
      await expect(link).toHaveAttribute('download', '');
    }
  });
});
