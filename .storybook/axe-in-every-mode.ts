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

/**
 * Checks what a story shows in each brand and colour scheme by switching the attributes that the themes hang
 * on: one render, four checks.
 * @throws Error that names each violation, its mode and the elements
 */
export async function axeInEveryMode(): Promise<void> {
  stopMotion();
  const root = document.documentElement;
  const shown = { ...root.dataset };
  const found: string[] = [];
  for (const brand of brands) {
    for (const scheme of SCHEMES) {
      Object.assign(root.dataset, { brand: brand.id, scheme });
      const { violations } = await axe.run(
        { include: [document.body], exclude: OUTSIDE_THE_STORY },
        // A story is no page: landmarks are the page's business.
        { rules: { region: { enabled: false } } },
      );
      for (const { id, help, nodes } of violations) {
        for (const { html, failureSummary } of nodes) {
          found.push(`${brand.id} ${scheme}: ${id} (${help})\n${html}\n${failureSummary ?? ''}`);
        }
      }
    }
  }
  Object.assign(root.dataset, shown);
  document.adoptedStyleSheets = [];
  if (found.length > 0) throw new Error(found.join('\n\n'));
}
