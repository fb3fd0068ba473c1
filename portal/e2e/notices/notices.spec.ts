import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';
import { nameOf, type Setting } from '../steps.ts';
import { textsIn } from '../texts.ts';

interface Journey extends Setting {
  readonly person: string;
  /** What the patient chooses, by the name of the event and the way. */
  readonly chosen: readonly (readonly [event: string, way: string])[];
  /** What they can choose at all. */
  readonly boxes: number;
}

const JOURNEYS: readonly Journey[] = [
  {
    brand: 'kaari',
    lang: 'fi',
    size: PHONE,
    person: 'Eero Juhani Lehtonen',
    chosen: [
      ['results', 'email'],
      ['messages', 'sms'],
      ['invoices', 'email'],
    ],
    boxes: 6,
  },
  {
    brand: 'pikkujatti',
    lang: 'sv',
    size: DESKTOP,
    person: 'Viktor Karl Lindström',
    chosen: [['results', 'email']],
    boxes: 4,
  },
];

for (const journey of JOURNEYS) {
  test(`a patient chooses by keyboard what they are told of: ${nameOf(journey)}`, async ({ page }) => {
    const { brand, lang, size, person, chosen, boxes } = journey;
    const t = textsIn(lang, brandOf(brand));
    await page.setViewportSize(size);
    await signIn(page, person, href('my-information', {}, lang), brand);
    await hydrated(page);
    const table = page.getByRole('table', { name: t('record-news.title') });
    const cell = (event: string, way: string) =>
      table.getByRole('checkbox', {
        name: `${t(`record-news.events.${event}`)}: ${t(`record-news.${way}`)}`,
      });
    await expect(table.getByRole('checkbox')).toHaveCount(boxes);
    await expect(table.getByRole('checkbox', { checked: true })).toHaveCount(0);
    for (const [event, way] of chosen) await cell(event, way).press('Space');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: t('record-news.save') }).press('Enter');
    await expect(page.getByText(t('record-news.saved'))).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await hydrated(page);
    for (const [event, way] of chosen) await expect(cell(event, way)).toBeChecked();
    await expect(table.getByRole('checkbox', { checked: true })).toHaveCount(chosen.length);

    // Text messages about appointments are a consent, which is given elsewhere.
    await expect(table.getByRole('row', { name: t('record-news.events.appointments') })).toContainText(
      t('record-news.always'),
    );
    const consents = page.locator(`a[href="${href('my-information', {}, lang, { tab: 'consent' })}"]`);
    await page.getByRole('paragraph').locator(consents).press('Enter');
    await expect(page).toHaveURL(/consent/);
  });
}
