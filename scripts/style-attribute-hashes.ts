import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { pinnedBrowser } from './browser.ts';

// Updates the constant style attributes that the content security policy allows, from a running portal's
// documents: `PORT=3000 node scripts/style-attribute-hashes.ts`. It books a time in the demo for its links.
process.env.E2E_PORT ??= process.env.PORT ?? '3000';
const { hashOf, writtenStyleAttributes } = await import('../portal/e2e/style-attributes.ts');
const { BRANDS } = await import('../portal/e2e/fixtures.ts');

const LIST = new URL('../portal/shell/server/http/style-attribute-hashes.ts', import.meta.url);

const { executablePath, args, env } = await pinnedBrowser();
const browser = await chromium.launch({ executablePath, args: [...args], env });
const written = new Set<string>();
for (const { id } of BRANDS) {
  for (const value of await writtenStyleAttributes(browser, id)) written.add(value);
}
await browser.close();

const lines = [...written].sort().map((value) => `  // ${value}\n  '${hashOf(value)}',\n`);
const list = lines.length > 0 ? `[\n${lines.join('')}]` : '[]';
const before = readFileSync(LIST, 'utf8');
writeFileSync(LIST, before.replace(/(readonly string\[\] = )\[.*\];/s, `$1${list};`));
console.log(`${written.size} style attributes are allowed.`);
