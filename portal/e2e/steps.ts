import type { Locator, Page } from '@playwright/test';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { expect, expectAccessible, expectNoOverflow } from './fixtures.ts';
import { textsIn } from './texts.ts';

/** Brand, language and width of a journey. */
export interface Setting {
  readonly brand: BrandId;
  readonly lang: Language;
  readonly size: { readonly width: number; readonly height: number };
}

export function nameOf({ brand, lang, size }: Setting): string {
  return `${brand}, ${lang}, ${size.width} px`;
}

/** Required of every step of a journey: accessible, within its width, focused on its heading. */
export async function expectGoodStep(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  await expectNoOverflow(page);
  await expectAccessible(page);
}

/** After a step inside the document the focus is at the heading, so that assistive technology reads on from there. */
export async function expectFocusAtHeading(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** The times of a list that can be booked without identification. */
export function openTimes(page: Page): Locator {
  return page.locator('a[id^="time-"]:not(:has(svg))');
}

/** Id of a booking field's label: some are shared with other forms; a brand for children asks for the child's. */
export function fieldText(name: string, brand: BrandId = 'kaari'): string {
  if (name === 'email' || name === 'phone') return `contact.${name}`;
  return `booking.reservation.${brandOf(brand).care === 'children' ? 'child.' : ''}${name}`;
}

/** Fills in whom the time is for and where the confirmation goes. */
export async function fillReservation(
  page: Page,
  lang: Language,
  values: Partial<Record<'identityCode' | 'firstName' | 'lastName' | 'email' | 'phone', string>>,
  brand?: BrandId,
): Promise<void> {
  const t = textsIn(lang);
  for (const [name, value] of Object.entries(values)) {
    await page.getByLabel(t(fieldText(name, brand)), { exact: true }).fill(value);
  }
}

/** The confirmation that the terms are accepted. Its words lead to them, so that a press on these ticks nothing. */
export const termsBox = (page: Page): Locator => page.locator('input[name="acceptsTerms"]');

/** A person's own address and number, so that their confirmations differ from others'. */
export function ownContact(): { email: string; phone: string } {
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  return { email: `journey-${digits}@example.com`, phone: `+35840${digits}` };
}
