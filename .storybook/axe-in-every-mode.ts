import { brands } from '@portal/tokens/brands/registry';
import { SCHEMES } from '@portal/tokens/contract';
import axe, { type ElementContext, type RunOptions } from 'axe-core';
import { haveBeenJudged, newLooks } from './new-looks.ts';

const OUTSIDE_THE_STORY = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** Otherwise colours halfway between two themes would be measured. */
function stopMotion(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets = [sheet];
}

/** A story is not a page: landmarks are the page's concern. */
const EVERY_RULE: RunOptions = { resultTypes: ['violations'], rules: { region: { enabled: false } } };
/** What a brand's or scheme's colours decide; a mode changes nothing else that axe checks. */
const RULES_OF_COLOUR: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block'],
};

const wholeStory = (): ElementContext => ({ include: [document.body], exclude: OUTSIDE_THE_STORY });

/** @returns a text for each violation in the current document */
async function violationsOf(mode: string, context: ElementContext, rules: RunOptions): Promise<string[]> {
  const { violations } = await axe.run(context, rules);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${mode}: ${id} (${help})\n${html}\n${failureSummary ?? ''}`),
  );
}

/**
 * Checks a story once.
 * @throws Error that names each violation and its element
 */
export async function axeAsShown(): Promise<void> {
  stopMotion();
  report(await violationsOf('as shown', wholeStory(), EVERY_RULE));
}

/**
 * Checks a story, and what colours it has that no story before it had in each brand and colour scheme, by switching
 * the attributes that the themes depend on: one render, and a check for each mode.
 * @throws Error that names each violation, its mode and the element
 */
export async function axeInEveryMode(): Promise<void> {
  stopMotion();
  const root = document.documentElement;
  const shown = { ...root.dataset };
  const found = await violationsOf('as shown', wholeStory(), EVERY_RULE);
  const looks = newLooks(document.body, (element) => element.closest(OUTSIDE_THE_STORY.join()) !== null);
  // A story may go on while it is looked at.
  const shownStill = () => [...looks.keys()].filter(({ isConnected }) => isConnected);
  for (const brand of brands) {
    for (const scheme of SCHEMES) {
      if (brand.id === shown.brand && scheme === shown.scheme) continue;
      Object.assign(root.dataset, { brand: brand.id, scheme });
      const include = shownStill();
      if (include.length === 0) continue;
      found.push(...(await violationsOf(`${brand.id} ${scheme}`, { include }, RULES_OF_COLOUR)));
    }
  }
  haveBeenJudged(looks);
  Object.assign(root.dataset, shown);
  report(found);
}

function report(found: readonly string[]): void {
  document.adoptedStyleSheets = [];
  if (found.length > 0) throw new Error(found.join('\n\n'));
}
