import { expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import type { Language } from '#contract/language/language.ts';
import { invoiceSummary } from '../../fixtures.ts';
import { invoiceBlocks } from './invoice-blocks.ts';

test.each<[Language, readonly string[]]>([
  ['fi', ['0\u00a0%', '25,5\u00a0%', '24,90\u00a0€']],
  ['sv', ['0\u00a0%', '25,5\u00a0%', '24,90\u00a0€']],
  ['en', ['0%', '25.5%', '€24.90']],
])('rates and sums are written as the language writes them: %s', async (lang, wanted) => {
  const written = [];
  for await (const blocks of invoiceBlocks(brandOf('kaari'), invoiceSummary({ transfer: null }), lang))
    written.push(JSON.stringify(blocks));
  for (const text of wanted) expect(written.join()).toContain(`"${text}"`);
});
