import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PinnedBrowser, pinnedBrowser } from '../browser.ts';
import { type FileServer, serveFiles } from '../file-server.ts';
import { buildStorybook } from '../storybook.ts';
import { type Baselines, baselinesIn } from './baselines.ts';
import { writeReport } from './report.ts';
import { runVisual, type VisualOptions } from './run.ts';
import { type Sitting, sittingsOf } from './shots.ts';

/** One mode of each of a few sheets: some show the component, others do not. */
const PATTERNS = [
  'visual-data--{data,right-to-left,states-*}/kaari-360-light',
  'visual-actions--actions/kaari-360-light',
];
const PADDED = '[data-specimen^=ReferenceRange] figure';

let browser: PinnedBrowser;
let files: FileServer;
let baselines: Baselines;
let page: Page;
let close: () => Promise<void>;
/** Read once: every story is loaded for it. */
let sittings: readonly Sitting[];

const run = (options: Partial<VisualOptions> = {}) =>
  runVisual({ storybook: files.url, browser, baselines, sittings, patterns: PATTERNS, ...options });

beforeAll(async () => {
  browser = await pinnedBrowser();
  files = await serveFiles(await buildStorybook());
  baselines = baselinesIn(mkdtempSync(join(tmpdir(), 'baselines-')));
  const { executablePath, args, env } = browser;
  const own = await chromium.launch({ executablePath, args: [...args], env });
  close = () => own.close();
  page = await own.newPage();
  sittings = await sittingsOf(page, files.url);
});

afterAll(async () => {
  await close();
  await files.stop();
});

it('fails for a picture without a baseline, and says how to accept it', async () => {
  const seen = await run();
  const { passed, failures } = seen;

  expect(passed).toBe(0);
  expect(new Set(failures.map(({ outcome }) => outcome.type))).toEqual(new Set(['missing']));
  const report = writeReport(mkdtempSync(join(tmpdir(), 'report-')), seen);
  expect(readFileSync(report, 'utf8')).toContain(`npm run test:visual -- --accept ${failures[0]?.name}`);
});

it('sees not one pixel of difference between two runs', async () => {
  const first = await run({ accepts: true });
  const second = await run();

  expect(first.accepted).toBeGreaterThan(3);
  expect(second).toMatchObject({ passed: first.accepted, failures: [], complaints: [], isCompared: true });
});

it('sees one pixel of padding in one component, on every sheet that shows it and on no other', async () => {
  const { showing, padding } = await sheetsWith(PADDED);

  const seen = await run({ css: `${PADDED} { padding-block-start: ${padding + 1}px !important; }` });
  const { failures } = seen;

  expect(failures.map(({ name }) => name)).toEqual([...showing.keys()]);
  for (const { name, outcome } of failures) {
    expect(outcome).toMatchObject({
      type: 'changed',
      specimens: expect.arrayContaining([...(showing.get(name) ?? [])]),
    });
  }
  expect(showing.size).toBeGreaterThan(0);
  expect(showing.size).toBeLessThan(baselines.names().length);
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const report = readFileSync(writeReport(folder, seen), 'utf8');
  for (const picture of ['old.webp', 'new.png', 'difference.png']) {
    expect(report).toContain(`${failures[0]?.name}.${picture}`);
    expect(existsSync(join(folder, `${failures[0]?.name}.${picture}`))).toBe(true);
  }
});

it('names a baseline that no story uses, and removes it when that is accepted', async () => {
  const [name] = baselines.names();
  const orphan = 'visual-data--states-gone/kaari-360-light';
  const file = name && (await baselines.read(name));
  if (!file) throw new Error('There is no baseline.');
  const { decode } = await import('./picture.ts');
  await baselines.write(orphan, await decode(file));

  const { failures } = await run();
  expect(failures).toEqual([expect.objectContaining({ name: orphan, outcome: { type: 'orphan' } })]);

  await run({ accepts: true, patterns: [orphan] });
  expect(baselines.names()).not.toContain(orphan);
});

it('renders everything and compares nothing in a browser that is not the pinned one', async () => {
  const unpinned = { ...browser, isPinned: false };
  const nothing = baselinesIn(mkdtempSync(join(tmpdir(), 'baselines-')));

  const seen = await run({ browser: unpinned, baselines: nothing });

  expect(seen).toMatchObject({ failures: [], isCompared: false });
  expect(seen.passed).toBe(baselines.names().length);
});

/** The sheets that show an element, with its specimens there, and its padding in pixels. */
async function sheetsWith(
  selector: string,
): Promise<{ showing: ReadonlyMap<string, readonly string[]>; padding: number }> {
  const showing = new Map<string, readonly string[]>();
  let padding = 0;
  for (const name of [...baselines.names()].sort((one, other) => one.localeCompare(other))) {
    await page.goto(`${files.url}iframe.html?viewMode=story&id=${name.split('/')[0]}`);
    await page.locator('[data-specimen]').first().waitFor();
    const elements = page.locator(selector);
    if ((await elements.count()) === 0) continue;
    const own = await elements.evaluateAll((found) =>
      found.map((each) => each.closest<HTMLElement>('[data-specimen]')?.dataset.specimen ?? ''),
    );
    showing.set(name, own);
    padding = await elements
      .first()
      .evaluate((found) => Number.parseFloat(getComputedStyle(found).paddingBlockStart));
  }
  return { showing, padding };
}
