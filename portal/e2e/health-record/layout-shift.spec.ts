import type { Page } from '@playwright/test';
import type { BrandId } from '#contract/brand/brand.ts';
import { href } from '#contract/routes/routes.ts';
import { imagingOf, laboratoryOf, latestCertificate, latestVisit } from '../api.ts';
import { expect, hydrated, originOf, signIn, test } from '../fixtures.ts';
import { observeShifts, shiftsOf } from '../layout-shifts.ts';
import { waitForOwnFont } from '../own-font.ts';

/** So high that everything is in view: what moves elsewhere is no shift. */
const SIZES = [
  { width: 390, height: 12_000 },
  { width: 1280, height: 12_000 },
];
/** Scripts, and the styles that they fetch, come after the first paint as over a slow network. */
const LATE_MS = 700;

const LISTS = [
  'front-page',
  'health-record',
  'visits-list',
  'lab-list',
  'imaging-list',
  'prescriptions-list',
  'vaccinations-list',
  'travel-vaccinations',
] as const;

interface Reader {
  readonly brand: BrandId;
  readonly person: string;
  readonly details: (page: Page) => Promise<readonly string[]>;
}

const READERS: readonly Reader[] = [
  { brand: 'kaari', person: 'Aino Maria Virtanen', details: detailsOf },
  // A minor, who reads below each entry what guardians see of it.
  { brand: 'pikkujatti', person: 'Viktor Karl Lindström', details: async () => [href('growth', {}, 'fi')] },
];

// A walk through many pages.
test.describe.configure({ timeout: 300_000 });

for (const { brand, person, details } of READERS) {
  test(`nothing moves on ${brand}’s pages of the health record once it is shown`, async ({ page }) => {
    await signIn(page, person, href('front-page', {}, 'fi'), brand);
    const paths = [...LISTS.map((key) => href(key, {}, 'fi')), ...(await details(page))];
    await page.addInitScript(observeShifts);
    await waitForOwnFont(page);
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((later) => setTimeout(later, LATE_MS));
      await route.continue().catch(() => {});
    });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const path of paths) {
        await page.goto(originOf(brand) + path);
        await hydrated(page);
        expect(await shiftsOf(page), `${path} at ${size.width}`).toEqual([]);
      }
    }
  });
}

async function detailsOf(page: Page): Promise<readonly string[]> {
  const [lab, images] = [await laboratoryOf(page), await imagingOf(page)];
  return [
    href('visit', { id: await latestVisit(page) }, 'fi'),
    href('lab-result', { date: lab.date }, 'fi'),
    href('lab-trend', { ids: String(lab.result) }, 'fi'),
    href('lab-referral', { id: lab.referral }, 'fi'),
    href('imaging-result', { date: images.date }, 'fi'),
    href('appointment-day', { date: lab.date }, 'fi'),
    href('certificates', {}, 'fi'),
    href('certificate', { id: await latestCertificate(page) }, 'fi'),
  ];
}
