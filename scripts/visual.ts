import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedBrowser } from './browser.ts';
import { commandLine } from './command-line.ts';
import { serveFiles } from './file-server.ts';
import { buildStorybook } from './storybook.ts';
import { tell } from './test/progress-message.ts';
import { baselinesIn } from './visual/baselines.ts';
import { acceptCommand, meaningOf, writeReport } from './visual/report.ts';
import { megabytes, runVisual } from './visual/run.ts';

// Photographs the stories and compares them with stories/visual/baselines: `npm run test:visual`, or some of them
// `npm run test:visual -- visual-forms '*/kaari-360-*' stories/portal/areas/service/help/Help.stories.tsx`; `--accept`
// makes the pictures the new baselines.
const { values, positionals } = commandLine({
  usage: 'npm run test:visual [-- <name, glob or stories file> … --accept]',
  options: {
    accept: { type: 'boolean', default: false },
  },
});

const root = fileURLToPath(new URL('..', import.meta.url));
const reportFolder = join(root, '.cache', 'visual', 'report');
const began = performance.now();

const browser = await pinnedBrowser();
if (values.accept && !browser.isPinned) {
  console.error('Baselines come from the pinned browser, which does not exist for this system.');
  process.exit(1);
}
const files = await serveFiles(await buildStorybook());
const patterns = await Promise.all(positionals.map((name) => storiesIn(name)));
const run = await runVisual({
  storybook: files.url,
  browser,
  baselines: baselinesIn(join(root, 'stories', 'visual', 'baselines')),
  patterns: patterns.flat(),
  accepts: values.accept,
  onPlanned: (count) => tell({ type: 'planned', count, unit: 'pictures' }),
  onPicture: (failure) => {
    tell({ type: 'done' });
    if (!failure) return tell({ type: 'passed' });
    const details = `${meaningOf(failure)}\nOld, new and difference, once all are taken: ${reportFolder}`;
    tell({ type: 'failed', failure: { title: failure.name, details } });
  },
});
await files.stop();

const report = writeReport(reportFolder, run);
const byStory = Map.groupBy(run.failures, ({ name, outcome }) => `${name.split('/')[0]}: ${outcome.type}`);
for (const [story, failures] of byStory) {
  console.log(`✗ ${story} (${failures.map(({ name }) => name.split('/')[1]).join(', ')})`);
}
for (const complaint of run.complaints) {
  console.log(`✗ ${complaint}`);
  tell({ type: 'failed', failure: { title: 'All pictures', details: complaint } });
}
if (run.failures.length > 0) {
  console.log(`\nOld, new and difference side by side: ${report}`);
  console.log(`Accept all of them:  ${acceptCommand()}`);
  console.log(`Accept some of them: ${acceptCommand(run.failures[0]?.name)}`);
}
if (!run.isCompared && run.complaints.length === 0) {
  console.log('This is not the pinned browser: the stories were rendered, and no pixels were compared.');
}
if (run.accepted > 0) console.log(`${run.accepted} accepted`);
const counts = { passed: run.passed, failed: run.failures.length + run.complaints.length };
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  `${counts.passed} passed, ${counts.failed} failed (${seconds} s, baselines ${megabytes(run.baselineBytes)})`,
);
process.exit(counts.failed > 0 ? 1 : 0);

/** What a file's stories are called in the names of their pictures; anything but such a file is a name or a glob itself. */
async function storiesIn(name: string): Promise<readonly string[]> {
  if (!name.endsWith('.stories.tsx')) return [name];
  const { entries } = (await (await fetch(`${files.url}index.json`)).json()) as {
    entries: Record<string, { id: string; importPath: string }>;
  };
  return Object.values(entries)
    .filter(({ importPath }) => importPath === `./${name}`)
    .map(({ id }) => `${id}/`);
}
