import { type Answer, answerTo } from './answer.ts';
import { expect } from './fixtures.ts';

/**
 * The most bytes of a page as they travel, whatever is in its lists (SPEED-08). The first document of a build has its
 * styles, too: it counts with all that makes it interactive.
 */
const MOST = { document: 30_000, untilInteractive: 150_000 } as const;

/** What the document has the browser fetch before it is interactive: styles, modules, the script that starts it. */
const FETCHED = /<(?:link rel="(?:stylesheet|modulepreload)" href|script type="module" src)="([^"]+)"/g;

/** Files by address: each page names most of those that the others do. */
const known = new Map<string, Promise<number>>();

/** A page is light enough for an old phone on a narrow line: its document, and all that makes it interactive. */
export async function expectLight(address: URL, answer: Answer, cookies: string): Promise<void> {
  const { bytes, text } = answer;
  const files = new Set([...text.matchAll(FETCHED)].map(([, file = '']) => new URL(file, address).href));
  const sizes = await Promise.all([...files].map(bytesOf));
  const untilInteractive = sizes.reduce((sum, size) => sum + size, bytes);
  const document = text.includes('<style ') ? (await againTo(address, answer, cookies)).bytes : bytes;
  expect.soft(document, `bytes of the document of ${address.pathname}`).toBeLessThanOrEqual(MOST.document);
  expect
    .soft(untilInteractive, `bytes of ${address.pathname} until it is interactive`)
    .toBeLessThanOrEqual(MOST.untilInteractive);
}

/** What is answered to a browser that has the styles by now. */
function againTo(address: URL, { headers }: Answer, cookies: string): Promise<Answer> {
  return answerTo(address, [cookies, stylesCookieIn(headers['set-cookie'])].filter(Boolean).join('; '));
}

/** `styles=…`, which names the build. */
export const stylesCookieIn = (lines: readonly string[] = []): string =>
  lines.find((line) => line.startsWith('styles='))?.split(';')[0] ?? '';

function bytesOf(file: string): Promise<number> {
  const size = known.get(file) ?? answerTo(new URL(file)).then(({ bytes }) => bytes);
  known.set(file, size);
  return size;
}
