import type { Locator, Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { DESKTOP, expect, expectAccessible, hydrated, originOf, PHONE, signIn, test } from '../fixtures.ts';
import { pressOn, tabTo } from '../keyboard.ts';
import { expectGoodStep } from '../steps.ts';
import { type Text, textsIn } from '../texts.ts';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
/** Its accessible name begins with the visible one. */
const summaryOf = (page: Page, t: Text): Locator =>
  page.getByRole('region', { name: t('patient-information.errors.summary') });

test('a guardian keeps the record of a child who is not yet ten', async ({ page }) => {
  const t = textsIn('fi');
  const g = (name: string, n = 0) => t(`patient-information.guardians.${name}`, { n });
  await page.setViewportSize(PHONE);
  await signIn(page, 'Sofia Elisabet Lindström', href('choose-child', {}, 'fi'), 'pikkujatti');
  await hydrated(page);
  await page.getByRole('button', { name: t('guardianship.choose.chooseName', { name: 'Elsa' }) }).click();
  await expect(page).not.toHaveURL(new RegExp(href('choose-child', {}, 'fi')));
  const own = originOf('pikkujatti') + href('my-information', {}, 'fi', { anchor: 'guardians' });
  await page.goto(own);
  await hydrated(page);
  await expect(section(page, g('title'))).toBeFocused();
  await expect(section(page, g('title'))).toBeInViewport();
  await expectGoodStep(page, t('patient-information.title'));
  await expect(page.getByText('Elsa Sofia', { exact: true })).toBeVisible();

  await button(page, t('patient-information.edit.guardians')).click();
  const save = button(page, t('patient-information.save.contact'));
  await expect(save).toBeVisible();
  // The child's own address is not asked for again.
  await expect(page.getByLabel(t('contact.child.emailAddress'))).toHaveCount(0);
  // Resets what an earlier test left to a single guardian.
  const remove = page.getByRole('button', { name: new RegExp(g('remove').replace('0', '\\d')) });
  while ((await remove.count()) > 0) await remove.last().click();
  await expect(page.getByText(g('none'))).toBeVisible();
  await button(page, g('add')).click();
  const first = section(page, g('nth', 1));
  await expect(first.getByLabel(g('name'), { exact: true })).toBeFocused();
  await page.keyboard.type('Sofia Lindström');
  await button(page, g('add')).click();
  const second = section(page, g('nth', 2));
  await expect(button(page, g('add'))).toHaveCount(0);

  // The patient's own address has rules of its own; the child's needs none.
  const street = second.getByLabel(t('contact.street'), { exact: true });
  await expect(street).toHaveCount(0);
  await second.getByText(g('sameAddress'), { exact: true }).click();
  await second.getByLabel(t('contact.postalCode'), { exact: true }).fill('0010');
  // Refused, since a name is missing, and pressed anyway.
  await save.click({ force: true });
  const summary = summaryOf(page, t);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);
  await expectAccessible(page);
  await summary.getByRole('link').first().click();
  await expect(second.getByLabel(g('name'), { exact: true })).toBeFocused();
  await page.keyboard.type('Karl Lindström');
  await second.getByText(g('sameAddress'), { exact: true }).click();
  await expect(street).toHaveCount(0);
  await expect(summary).toHaveCount(0);
  await second.getByLabel(g('phone'), { exact: false }).fill('050 111 2233');
  await save.click();
  await expect(page.getByText(t('patient-information.save.contactSaved'))).toBeVisible();
  await page.goto(own);
  await hydrated(page);
  const karl = section(page, 'Karl Lindström');
  await expect(karl.getByText('+358501112233')).toBeVisible();
  await expect(karl.getByText(g('childsAddress'))).toBeVisible();

  // The guardian is reached: the child's own e-mail and phone are left empty.
  await expect(section(page, t('patient-information.contact.title'))).toContainText(
    t('patient-information.missing'),
  );
  await button(page, t('patient-information.edit.contact')).click();
  await expect(page.getByLabel(t('contact.child.emailAddress'))).toHaveValue('');
  await expect(page.getByLabel(t('contact.child.phoneNumber'))).toHaveValue('');
  await save.click();
  await expect(page.getByText(t('patient-information.save.contactSaved'))).toBeVisible();
});

test('a thirteen-year-old keeps their own record: by keyboard', async ({ page }) => {
  const t = textsIn('sv');
  const g = (name: string, n = 0) => t(`patient-information.guardians.${name}`, { n });
  await page.setViewportSize(DESKTOP);
  const anchor = 'information-phoneNumber';
  await signIn(page, 'Viktor Karl Lindström', href('my-information', {}, 'sv', { anchor }));
  await hydrated(page);
  await expect(page.getByLabel(t('contact.phone'), { exact: true })).toBeFocused();
  await expectGoodStep(page, t('patient-information.title'));
  await pressOn(page, button(page, t('patient-information.save.cancel')));
  await expect(button(page, t('patient-information.edit.contact'))).toBeFocused();
  const edit = button(page, t('patient-information.edit.guardians'));
  const add = button(page, g('add'));
  await pressOn(page, edit);
  await expect(add).toBeFocused();
  await pressOn(page, add);
  const name = section(page, g('nth', 1)).getByLabel(g('name'), { exact: true });
  await expect(name).toBeFocused();
  const save = button(page, t('patient-information.save.contact'));
  await pressOn(page, save);
  await expect(summaryOf(page, t)).toBeFocused();
  const saved = page.getByRole('status').filter({ hasText: t('patient-information.save.contactSaved') });
  await tabTo(page, name);
  await page.keyboard.type('Sofia Lindström');
  await pressOn(page, save);
  await expect(saved).toBeVisible();
  await expect(edit).toBeFocused();
  // The next run starts from the same record.
  await pressOn(page, edit);
  await expect(saved).toHaveCount(0);
  await expect(name).toBeFocused();
  await pressOn(page, button(page, g('remove', 1)));
  await expect(add).toBeFocused();
  await pressOn(page, save);
  await expect(saved).toBeVisible();
  await expect(edit).toBeFocused();
  await expectAccessible(page);
});
