import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import type { Text } from './texts.ts';

export const ADDRESS = { street: 'Katu 1 A 2', postalCode: '00100', postOffice: 'Helsinki' };

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export async function fillContact(
  page: Page,
  t: Text,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, t(`contact.${name}`)).fill(value);
}

/** The same by keyboard alone. */
export async function typeContact(
  page: Page,
  t: Text,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) await typeInto(page, t(`contact.${name}`), value);
}

export async function typeInto(page: Page, label: string, text = ''): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
}

/** The page is as wide as the screen, and axe finds nothing. */
export async function expectFine(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
}
