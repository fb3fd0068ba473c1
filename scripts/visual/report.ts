import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Failure, VisualRun } from './run.ts';

/** The command to accept a picture, or all of them. */
export const acceptCommand = (name?: string): string =>
  `npm run test:visual -- --accept${name ? ` ${name}` : ''}`;

/**
 * Writes the failures as one page with pictures beside it, which opens without a server.
 * @returns the page's path
 */
export function writeReport(folder: string, run: VisualRun): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const entries = run.failures.map((failure) => entry(failure, writePictures(folder, failure)));
  const page = join(folder, 'index.html');
  writeFileSync(page, document(run, entries.join('\n')));
  return page;
}

interface PictureFile {
  readonly caption: string;
  readonly file: string;
}

function writePictures(folder: string, { name, outcome }: Failure): readonly PictureFile[] {
  const write = (caption: string, suffix: string, content: Buffer): PictureFile => {
    const file = `${name}.${suffix}`;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    return { caption, file };
  };
  if (outcome.type === 'missing') return [write('New', 'new.png', outcome.after)];
  if (outcome.type !== 'changed') return [];
  return [
    write('Old', 'old.webp', outcome.before),
    write('New', 'new.png', outcome.after),
    write('Difference', 'difference.png', outcome.difference.picture),
  ];
}

const MEANINGS: Readonly<Record<Failure['outcome']['type'], string>> = {
  missing: 'There is no baseline yet.',
  changed: '',
  broken: '',
  orphan: 'There is a baseline, but no story uses it any more.',
};

/** What is wrong with a picture, in a sentence. */
export function meaningOf({ outcome }: Failure): string {
  if (outcome.type === 'changed') return changeOf(outcome.difference.count, outcome.specimens);
  if (outcome.type === 'broken') return outcome.message;
  return MEANINGS[outcome.type];
}

/** Specimens below a change have often only been moved by it: the first ones matter. */
function changeOf(count: number, specimens: readonly string[]): string {
  const shown = specimens.slice(0, 5).join(', ');
  const more = specimens.length > 5 ? ' …' : '';
  return `${count} pixels differ${shown && `, in ${shown}${more}`}.`;
}

function entry(failure: Failure, pictures: readonly PictureFile[]): string {
  const { name, title, outcome } = failure;
  const figures = pictures.map(
    ({ caption, file }) =>
      `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}: ${escapeHtml(title)}" loading="lazy"></a></figure>`,
  );
  const command = outcome.type === 'broken' ? '' : `<code>${acceptCommand(name)}</code>`;
  return `<section data-name="${escapeHtml(`${name} ${title}`.toLowerCase())}">
<h2>${escapeHtml(title)} <small>${name}</small></h2>
<p>${escapeHtml(meaningOf(failure))} ${command}</p>
<div>${figures.join('')}</div>
</section>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function document({ passed, failures, complaints, isCompared }: VisualRun, entries: string): string {
  const notes = [
    ...complaints,
    ...(isCompared ? [] : ['No pixels were compared: this is not the pinned browser.']),
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual regression: ${failures.length} failed</title>
<style>${STYLE}</style>
<header>
<h1>${passed} passed, ${failures.length + complaints.length} failed</h1>
${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}
${failures.length > 0 ? `<p>Accept all: <code>${acceptCommand()}</code></p>` : ''}
<label>Filter <input type="search" placeholder="forms kaari 360"></label>
</header>
<main>
${entries}
</main>
<script>${SCRIPT}</script>
</html>
`;
}

const STYLE = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1c2430; background: #f4f6f8; }
header { position: sticky; top: 0; padding: 12px 24px; background: #fff; border-bottom: 1px solid #d5dbe1; }
h1, h2, p { margin: 0 0 8px; } h1 { font-size: 20px; } h2 { font-size: 16px; } small { color: #5b6672; font-weight: 400; }
section { margin: 24px; padding: 16px; background: #fff; border-radius: 8px; }
section > div { display: flex; gap: 16px; align-items: flex-start; }
figure { flex: 1 1 0; min-width: 0; margin: 0; } figcaption { color: #5b6672; }
img { display: block; max-width: 100%; outline: 1px solid #d5dbe1; }
code { padding: 2px 6px; background: #eef1f4; border-radius: 4px; user-select: all; }
input { font: inherit; padding: 4px 8px; }
[hidden] { display: none; }`;

/** Each word has to occur in a picture's name or title. */
const SCRIPT = `
document.querySelector('input').addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase().split(' ').filter(Boolean);
  for (const section of document.querySelectorAll('section'))
    section.hidden = !words.every((word) => section.dataset.name.includes(word));
});`;
