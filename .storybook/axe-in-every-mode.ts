import { brands } from '@portal/tokens/brands/registry';
import { SCHEMES } from '@portal/tokens/contract';
import axe from 'axe-core';

const OUTSIDE_THE_STORY = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** Colours that are still on their way from one theme to the next would be measured. */
function stopMotion(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets = [sheet];
}

/** @returns a text for each violation in what the document shows now */
async function violationsOf(mode: string): Promise<string[]> {
  const { violations } = await axe.run(
    { include: [document.body], exclude: OUTSIDE_THE_STORY },
    // A story is no page: landmarks are the page's business.
    { rules: { region: { enabled: false } } },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${mode}: ${id} (${help})\n${html}\n${failureSummary ?? ''}`),
  );
}

/**
 * Checks what a story shows, once.
 * @throws Error that names each violation and its element
 */
export async function axeAsShown(): Promise<void> {
  stopMotion();
  report(await violationsOf('as shown'));
}

/**
 * Checks what a story shows in each brand and colour scheme by switching the attributes that the themes hang
 * on: one render, a check for each mode.
 * @throws Error that names each violation, its mode and the element
 */
export async function axeInEveryMode(): Promise<void> {
  stopMotion();
  const root = document.documentElement;
  const shown = { ...root.dataset };
  const found: string[] = [];
  for (const brand of brands) {
    for (const scheme of SCHEMES) {
      Object.assign(root.dataset, { brand: brand.id, scheme });
      found.push(...(await violationsOf(`${brand.id} ${scheme}`)));
    }
  }
  Object.assign(root.dataset, shown);
  report(found);
}

function report(found: readonly string[]): void {
  document.adoptedStyleSheets = [];
  if (found.length > 0) throw new Error(found.join('\n\n'));
}
