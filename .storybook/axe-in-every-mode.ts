import { brands } from '@portal/tokens/brands/registry';
import { SCHEMES } from '@portal/tokens/contract';
import axe, { type RunOptions } from 'axe-core';

const OUTSIDE_THE_STORY = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** Colours that are still on their way from one theme to the next would be measured. */
function stopMotion(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets = [sheet];
}

/** A story is no page: landmarks are the page's business. */
const EVERY_RULE: RunOptions = { resultTypes: ['violations'], rules: { region: { enabled: false } } };
/** What a brand's or a scheme's colours decide; a mode changes nothing else that axe looks at. */
const RULES_OF_COLOUR: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block'],
};

/** @returns a text for each violation in what the document shows now */
async function violationsOf(mode: string, rules = EVERY_RULE): Promise<string[]> {
  const context = { include: [document.body], exclude: OUTSIDE_THE_STORY };
  const { violations } = await axe.run(context, rules);
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
 * Checks what a story shows, and its colours in each brand and colour scheme by switching the attributes that the themes
 * hang on: one render, a check for each mode.
 * @throws Error that names each violation, its mode and the element
 */
export async function axeInEveryMode(): Promise<void> {
  stopMotion();
  const root = document.documentElement;
  const shown = { ...root.dataset };
  const found = await violationsOf('as shown');
  for (const brand of brands) {
    for (const scheme of SCHEMES) {
      if (brand.id === shown.brand && scheme === shown.scheme) continue;
      Object.assign(root.dataset, { brand: brand.id, scheme });
      found.push(...(await violationsOf(`${brand.id} ${scheme}`, RULES_OF_COLOUR)));
    }
  }
  Object.assign(root.dataset, shown);
  report(found);
}

function report(found: readonly string[]): void {
  document.adoptedStyleSheets = [];
  if (found.length > 0) throw new Error(found.join('\n\n'));
}
