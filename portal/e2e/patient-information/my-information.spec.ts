import type { Locator, Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { writeSaveAction } from '#contract/routes/save-action.ts';
import { ownAppointments } from '../api.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  hydrated,
  identify,
  originOf,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';
import { click, pressOn, tabTo } from '../keyboard.ts';
import { expectFocusAtHeading, expectGoodStep, nameOf, type Setting } from '../steps.ts';
import { type Text, textsIn } from '../texts.ts';

const AINO = 'Aino Maria Virtanen';
const HELMI = 'Helmi Annikki Salonen';
const KERTTU = 'Kerttu Helena Laine';
const ILONA = 'Ilona Katariina Heikkinen';
const PAIVI = 'Päivi Marjatta Aalto';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const editOf = (page: Page, t: Text): Locator => button(page, t('patient-information.edit.contact'));

/** Opens a demo person's My information. */
async function open(page: Page, person: string, { brand, lang, size }: Setting, query = {}): Promise<void> {
  await page.setViewportSize(size);
  await signIn(page, person, href('my-information', {}, lang, query), brand);
  const t = textsIn(lang);
  await expectGoodStep(page, t('patient-information.title'));
  // Neither tab is cut off, however narrow the page and long the text.
  for (const tab of ['contact', 'consent'])
    await expect(page.getByRole('link', { name: t(`patient-information.tabs.${tab}`) })).toBeInViewport({
      ratio: 1,
    });
  await hydrated(page);
}

const BY_POINTER: readonly (Setting & { readonly person: string })[] = [
  { brand: 'kaari', lang: 'en', size: DESKTOP, person: HELMI },
  { brand: 'pikkujatti', lang: 'sv', size: PHONE, person: KERTTU },
];

for (const setting of BY_POINTER) {
  test(`contact information is checked, put right and saved: ${nameOf(setting)}`, async ({ page }) => {
    const t = textsIn(setting.lang);
    await open(page, setting.person, setting);
    const field = (name: string) => page.getByLabel(t(`contact.${name}`), { exact: true });
    const save = button(page, t('patient-information.save.contact'));
    const edit = editOf(page, t);
    const email = field('email');

    // Values are read until the form takes their place, and its first field the focus.
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await edit.click();
    await expect(email).toBeFocused();
    await expectAccessible(page);
    await email.fill('to.be@cancelled');
    await button(page, t('patient-information.save.cancel')).click();
    await expect(edit).toBeFocused();
    await expect(page.getByText('to.be@cancelled')).toHaveCount(0);
    await edit.click();
    await expect(email).not.toHaveValue('to.be@cancelled');

    // Each field says what is wrong once it has been left, and the number is normalised.
    await field('street').fill('K');
    await field('phone').fill('040 123 4567');
    await field('postalCode').fill('00x');
    await expect(field('phone')).toHaveValue('+358401234567');
    await expect(field('street')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('postalCode')).not.toHaveAttribute('aria-invalid', 'true');
    await field('postOffice').focus();
    await expect(field('postalCode')).toHaveAttribute('aria-invalid', 'true');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);

    // Pressed anyway, the button leads to what is wrong.
    await save.click({ force: true });
    const summary = page.getByRole('region', { name: t('patient-information.errors.summary') });
    await expect(summary).toBeFocused();
    await summary.getByRole('link').first().click();
    await expect(field('street')).toBeFocused();

    const street = `Kotikatu ${Math.floor(Math.random() * 1000)}`;
    await field('street').fill(street);
    await field('postalCode').fill('00530');
    await save.click();
    await expect(page.getByText(t('patient-information.save.contactSaved'))).toBeVisible();
    // The form has closed: the button is read with what became of it.
    await expect(edit).toBeFocused();
    await expect(edit).toHaveAccessibleDescription(new RegExp(t('patient-information.save.contactSaved')));
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(`${street}, 00530`)).toBeVisible();
    await expect(page.getByText('+358401234567', { exact: true })).toBeVisible();
  });
}

test('with the keyboard alone: what is missing, the summary, the field, saved', async ({ page }) => {
  const setting = { brand: 'kaari', lang: 'fi', size: DESKTOP } as const;
  const t = textsIn('fi');
  await open(page, HELMI, setting);
  const email = page.getByLabel(t('contact.email'), { exact: true });
  await pressOn(page, editOf(page, t));
  await expect(email).toBeFocused();
  const kept = await email.inputValue();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('helmi@');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: t('patient-information.errors.summary') });
  await expect(summary).toBeFocused();
  await pressOn(page, summary.getByRole('link'));
  await expect(email).toBeFocused();
  await expectAccessible(page);
  // The button refuses by now, and still leads to the summary.
  await pressOn(page, button(page, t('patient-information.save.contact')));
  await expect(summary).toBeFocused();
  await pressOn(page, summary.getByRole('link'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(kept);
  await pressOn(page, button(page, t('patient-information.save.contact')));
  await expect(page.getByText(t('patient-information.save.contactSaved'))).toBeVisible();
  await expect(editOf(page, t)).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, button(page, t('patient-information.save.cancel')));
  await expect(editOf(page, t)).toBeFocused();
});

test('unsaved changes are asked about before a link, the other tab and the back button', async ({ page }) => {
  const setting = { brand: 'kaari', lang: 'sv', size: PHONE } as const;
  const t = textsIn('sv');
  await page.setViewportSize(setting.size);
  await signIn(page, HELMI, href('front-page', {}, 'sv'), 'kaari');
  await hydrated(page);
  await page.getByRole('button', { name: t('shell.menu.open') }).click();
  await page.getByRole('link', { name: t('shell.menu.pages.my-information') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient-information.title'));
  const office = page.getByLabel(t('contact.postOffice'), { exact: true });
  await editOf(page, t).click();
  await office.fill('Esbo');
  const question = page.getByRole('alertdialog', { name: t('unsaved-changes.title') });
  const stay = question.getByRole('button', { name: t('unsaved-changes.stay') });

  await page.getByRole('link', { name: t('patient-information.tabs.consent') }).click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await stay.click();
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(originOf('kaari') + href('my-information', {}, 'sv'));
  await stay.click();
  await expect(office).toHaveValue('Esbo');
  await page.goBack();
  await question.getByRole('button', { name: t('unsaved-changes.confirm') }).click();
  await expect(page).toHaveURL(originOf('kaari') + href('front-page', {}, 'sv'));
  // The address changes before the page does, which goes on until the front page has come.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('patient-information.title'));
  await page.goForward();
  await expect(editOf(page, t)).toBeVisible();
  await expect(page.getByText(/\bEsbo$/)).toHaveCount(0);
});

test('another language and another identification keep what is typed, unasked', async ({ page }) => {
  await open(page, KERTTU, { brand: 'kaari', lang: 'en', size: DESKTOP });
  await editOf(page, textsIn('en')).click();
  await page.getByLabel(textsIn('en')('contact.street'), { exact: true }).fill('Hämeentie 15');
  await page.locator('summary').filter({ hasText: /^EN/ }).click();
  await page.getByRole('link', { name: 'Suomi' }).click();
  await expect(page).toHaveURL(originOf('kaari') + href('my-information', {}, 'fi'));
  const t = textsIn('fi');
  await hydrated(page);
  await expect(page.getByLabel(t('contact.street'), { exact: true })).toHaveValue('Hämeentie 15');

  const code = 'freshIdentificationRequired';
  const body = JSON.stringify({ type: 'about:blank', title: code, status: 403, code });
  const contentType = 'application/problem+json';
  await page.route('**/api/user/contact-information*', (route) =>
    route.fulfill({ status: 403, contentType, body }),
  );
  await button(page, t('patient-information.save.contact')).click();
  await page.getByRole('link', { name: t('shell.identifyAgain.action') }).click();
  await identify(page, KERTTU);
  await expect(page).toHaveURL(originOf('kaari') + href('my-information', {}, 'fi'));
  await expect(page.getByLabel(t('contact.street'), { exact: true })).toHaveValue('Hämeentie 15');
});

test('what is typed survives a session that ends, and nobody else sees it', async ({ page, context }) => {
  const setting = { brand: 'kaari', lang: 'en', size: DESKTOP } as const;
  const t = textsIn('en');
  await open(page, KERTTU, setting);
  await editOf(page, t).click();
  await page.getByLabel(t('contact.street'), { exact: true }).fill('Hämeentie 13');
  // A pending read would notice the lost session before the press does.
  await page.waitForLoadState('networkidle');
  await context.clearCookies({ name: 'session' });
  await button(page, t('patient-information.save.contact')).click();
  await page.waitForURL((url) => url.pathname === href('login-page-for-anonymous-users', {}, 'en'));
  await hydrated(page);
  await signIn(page, KERTTU, href('my-information', {}, 'en'));
  await expect(page.getByLabel(t('contact.street'), { exact: true })).toHaveValue('Hämeentie 13');
  // Pending calls would be refused, and the page's own way to the login page would cross the test's.
  await page.goto('about:blank');
  await context.clearCookies({ name: 'session' });
  await signIn(page, HELMI, href('my-information', {}, 'en'));
  await hydrated(page);
  await editOf(page, t).click();
  await expect(page.getByLabel(t('contact.street'), { exact: true })).not.toHaveValue('Hämeentie 13');
});

test('the action in an address follows a save', async ({ page }) => {
  const setting = { brand: 'kaari', lang: 'en', size: DESKTOP } as const;
  const t = textsIn('en');
  await signIn(page, AINO, href('appointment-list', {}, 'en'));
  const [own] = await ownAppointments(page);
  const appointmentId = own?.id ?? 0;
  const saveAction = writeSaveAction({ type: 'go-to-view-appointment-page', appointmentId, tab: 'consent' });
  await page.goto(href('my-information', {}, setting.lang, { saveAction }));
  await hydrated(page);
  await button(page, t('patient-information.save.appointment')).click();
  await expect(page).toHaveURL(originOf('kaari') + href('appointment', { ids: appointmentId }, 'en'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('patient-information.title'));
  await expectAccessible(page);
});

test('a forged action, or one for a missing page, does nothing', async ({ page }) => {
  const t = textsIn('en');
  await signIn(page, AINO, href('my-information', {}, 'en'));
  const forged = Buffer.from('{"type":"reload-page","url":"https://evil.example"}').toString('base64url');
  await page.goto(`${href('my-information', {}, 'en')}?saveAction=${forged}&next=https://evil.example/fi`);
  // Nothing follows a save, so the form waits for a press.
  await editOf(page, t).click();
  await expect(button(page, t('patient-information.save.contact'))).toBeVisible();
});

for (const { person, press, ...setting } of [
  { brand: 'kaari', lang: 'fi', size: PHONE, person: ILONA, press: click },
  { brand: 'pikkujatti', lang: 'sv', size: DESKTOP, person: PAIVI, press: pressOn },
] as const) {
  test(`the page is reloaded after a save, and one leads on to the next: ${nameOf(setting)}`, async ({
    page,
  }) => {
    const { lang, brand } = setting;
    const t = textsIn(lang);
    const saveAction = writeSaveAction({ type: 'reload-page' });
    await open(page, person, setting, { saveAction });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await press(page, button(page, t('patient-information.save.reload')));
    const saved = page.getByRole('status').filter({ hasText: t('patient-information.save.contactSaved') });
    await expect(saved).toBeFocused();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
    // The marker of the save is gone from the address: another load does not announce it.
    await expect(page).toHaveURL(originOf(brand) + href('my-information', {}, lang, { saveAction }));
    await expectAccessible(page);

    const next = href('appointment-list', {}, lang);
    await page.goto(originOf(brand) + href('my-information', {}, lang, { next }));
    await hydrated(page);
    // The server decides where a page may lead.
    const save = page.waitForRequest('**/api/user/contact-information?**');
    await press(page, button(page, t('patient-information.save.next')));
    expect(new URL((await save).url()).searchParams.get('next')).toBe(next);
    await expect(page).toHaveURL(originOf(brand) + next);
    // In a toast, and on the page that the save has led to.
    await expect(page.getByRole('main').getByText(t('patient-information.save.contactSaved'))).toBeVisible();
    await expectFocusAtHeading(page);
    await expectAccessible(page);
  });
}

const CONSENT_JOURNEYS = [
  { brand: 'pikkujatti', lang: 'fi', size: PHONE, person: KERTTU, file: 'omat-tiedot' },
  { brand: 'kaari', lang: 'sv', size: DESKTOP, person: PAIVI, file: 'mina-uppgifter' },
] as const;

for (const { person, file, ...setting } of CONSENT_JOURNEYS) {
  test(`permissions, the log, the download and the request for deletion, by keyboard: ${nameOf(setting)}`, async ({
    page,
  }) => {
    const t = textsIn(setting.lang);
    await open(page, person, setting, { tab: 'consent' });
    // Children's brands do not ask for it.
    await expect(page.getByText(t('consents.allowsViewingOccupationalInformation.label'))).toHaveCount(
      setting.brand === 'kaari' ? 1 : 0,
    );
    await pressOn(
      page,
      page.getByRole('checkbox', { name: t('consents.allowsMarketingMail.label') }),
      'Space',
    );
    await pressOn(page, button(page, t('patient-information.save.consent')));
    const saved = page.getByRole('status').filter({ hasText: t('patient-information.save.consentSaved') });
    await expect(saved).toBeFocused();
    await pressOn(
      page,
      page.locator('summary').filter({ hasText: t('patient-information.consents.history.title') }),
    );
    await expect(
      page.getByRole('list', { name: t('patient-information.consents.history.title') }),
    ).toBeVisible();
    await pressOn(page, page.locator('summary').filter({ hasText: t('patient-information.log.open') }));
    await tabTo(page, page.getByRole('radio', { name: t('patient-information.log.others') }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(t('patient-information.log.you'), { exact: true }).first()).toBeVisible();
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await pressOn(page, button(page, t('patient-information.data.action')));
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
    await expect(page.getByText(t('patient-information.data.done'))).toBeVisible();

    const ask = button(page, t('patient-information.deletion.action'));
    const question = page.getByRole('alertdialog', { name: t('patient-information.deletion.question') });
    await pressOn(page, ask);
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await pressOn(page, question.getByRole('button', { name: t('patient-information.deletion.keep') }));
    await expect(ask).toBeFocused();
    await pressOn(page, ask);
    await pressOn(page, question.getByRole('button', { name: t('patient-information.deletion.confirm') }));
    await expect(page.getByText(t('patient-information.deletion.sent'))).toBeVisible();
    await expectAccessible(page);
  });
}
