import type { Page } from '@playwright/test';
import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import {
  firstInvoice,
  freeTime,
  imagingOf,
  laboratoryOf,
  latestPrescription,
  latestVisit,
  ownAppointments,
} from './api.ts';
import { everyPage, type Things } from './every-page.ts';
import { expect, hydrated, originOf, signIn, test } from './fixtures.ts';
import { textsIn } from './texts.ts';

// A walk through many pages.
test.describe.configure({ timeout: 300_000 });

const brand = 'pikkujatti';
const origin = originOf(brand);

/** Elsa's appointment, as her guardian sees it. */
async function appointmentOfElsa(page: Page) {
  const t = textsIn('fi');
  await signIn(page, 'Sofia Elisabet Lindström', href('choose-child', {}, 'fi'), brand);
  await hydrated(page);
  await page.getByRole('button', { name: t('guardianship.choose.chooseName', { name: 'Elsa' }) }).click();
  await expect(page).toHaveURL(`${origin}/fi`);
  const [appointment] = await ownAppointments(page);
  if (!appointment) throw new Error('Elsa has no appointment');
  return appointment;
}

/** What a browser gets at an address, before any script. */
function answerAt(page: Page, path: string): Promise<{ status: number; text: string }> {
  return page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { status: answer.status, text: await answer.text() };
  }, path);
}

/** What is random in a page, nonces and tokens, spells a short name once in some hundred runs. */
const withoutSecrets = (text: string) => text.replaceAll(/[\w-]{20,}/g, '');

test('no page reveals anything about a child to a stranger, whichever addresses they know', async ({
  browser,
  page,
}) => {
  const { id, startDate } = await appointmentOfElsa(page);
  const laboratory = await laboratoryOf(page);
  const free = await freeTime(brand, 20);
  const things: Things = {
    ownAppointment: id,
    videoAppointment: id,
    // No page of hers: this brand has no certificates.
    certificate: 1,
    visit: await latestVisit(page),
    invoice: await firstInvoice(page),
    prescription: await latestPrescription(page),
    token: 'a'.repeat(20),
    conversation: 1,
    workThread: 1,
    notice: 1,
    laboratory,
    imaging: await imagingOf(page),
    freeTime: free.id,
    clinicSlug: free.clinic.slug ?? '',
    clinicCode: String(free.clinic.id),
    practitionerSlug: free.practitioner.slug ?? '',
  };
  const pages = [true, false].flatMap((isSignedIn) => everyPage(brandOf(brand), 'fi', isSignedIn, things));
  const detail = href('appointment', { ids: String(id) }, 'fi');
  expect(pages.map(({ path }) => path)).toContain(detail);
  expect((await answerAt(page, detail)).text).toContain('Elsa');

  for (const person of [null, 'Eero Juhani Lehtonen', 'Ilona Katariina Heikkinen', 'Matti Antero Nieminen']) {
    const context = await browser.newContext();
    const stranger = await context.newPage();
    if (person) await signIn(stranger, person, '/fi/eula', brand);
    else await stranger.goto(`${origin}/fi/eula`);
    // Who works here reads what Elsa's guardian has written to their team.
    const strange = pages.filter(({ key }) => !(person?.startsWith('Ilona') && key.startsWith('workspace')));
    for (const { path } of strange) {
      const { status, text } = await answerAt(stranger, path);
      expect([path, status < 500, withoutSecrets(text).includes('Elsa')]).toEqual([path, true, false]);
    }
    expect((await answerAt(stranger, detail)).text).not.toContain(startDate);
    await context.close();
  }
});
