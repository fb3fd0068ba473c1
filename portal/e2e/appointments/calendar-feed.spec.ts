import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { answerOf } from '../api.ts';
import { DESKTOP, expect, expectAccessible, hydrated, PHONE, signIn, test } from '../fixtures.ts';
import { expectFocusAtHeading, expectGoodStep, nameOf, type Setting } from '../steps.ts';
import { textsIn } from '../texts.ts';

const JOURNEYS: readonly (Setting & { person: string })[] = [
  { brand: 'kaari', lang: 'en', size: PHONE, person: 'Aino Maria Virtanen' },
  { brand: 'pikkujatti', lang: 'fi', size: DESKTOP, person: 'Sofia Elisabet Lindström' },
];

for (const journey of JOURNEYS) {
  test(`a calendar reads from an address until it is ended: ${nameOf(journey)}`, async ({ page }) => {
    const { brand, lang, size, person } = journey;
    const t = textsIn(lang, brandOf(brand));
    await page.setViewportSize(size);
    await signIn(page, person, href('appointment-list', {}, lang), brand);
    await hydrated(page);
    await page.getByRole('link', { name: t('appointments.list.calendar') }).click();
    await expectFocusAtHeading(page);
    await expectGoodStep(page, t('calendar-feed.title'));

    await page.getByRole('button', { name: t('calendar-feed.create') }).press('Enter');
    const made = page.getByRole('status').filter({ hasText: t('calendar-feed.made') });
    await expect(made).toBeFocused();
    await expectAccessible(page);
    const address = await page.getByLabel(t('calendar-feed.address'), { exact: true }).inputValue();
    const { pathname } = new URL(address);
    const read = await answerOf(brand, pathname);
    expect(read.status).toBe(200);
    expect(read.text).toContain('BEGIN:VCALENDAR');
    // What is on the screen is not in the address bar, nor there once more.
    expect(page.url()).not.toContain(pathname);
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(t('calendar-feed.hidden'))).toBeVisible();
    expect(await page.content()).not.toContain(pathname);

    await page.getByRole('button', { name: t('calendar-feed.end') }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('calendar-feed.end') }).press('Enter');
    await expect(page.getByRole('button', { name: t('calendar-feed.create') })).toBeVisible();
    expect((await answerOf(brand, pathname)).status).toBe(404);
  });
}
