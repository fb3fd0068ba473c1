import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asEntryPage, asOverlay, inTwoModes, onPaper } from '../stories/visual/modes.ts';
import { pinnedBrowser } from './browser.ts';
import { type FileServer, serveFiles } from './file-server.ts';
import { buildStorybook } from './storybook.ts';
import {
  type ExtractedStory,
  extractStories,
  MOST_PICTURES,
  type StorybookWindow,
  sittingsOf,
} from './visual/shots.ts';

/** They open another component, which has its own picture. */
const BORROWERS = ['Actions/IconButton', 'Forms/PhoneField'];

/** Milliseconds that a busy machine may take to load Storybook whole. */
const LONGEST = 240_000;

const isSheet = (title: string) => title.startsWith('Visual/');
const isPage = (title: string) => title.startsWith('Pages/');
const isMail = (title: string) => title.startsWith('E-mails/');
const isOverlay = (title: string, tags: readonly string[]) =>
  tags.includes('overlay') && !BORROWERS.includes(title);

let files: FileServer;
let page: Page;
let close: () => Promise<void>;

beforeAll(async () => {
  const [{ executablePath, args, env }, folder] = [await pinnedBrowser(), await buildStorybook()];
  files = await serveFiles(folder, '/design/system/');
  const browser = await chromium.launch({ executablePath, args: [...args], env });
  page = await browser.newPage();
  close = () => browser.close();
});

afterAll(async () => {
  await close();
  await files.stop();
});

it('opens from a folder of a plain file server: the frame and a story, with nothing missing', async () => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });

  await page.goto(`${files.url}?path=/story/pages-booking-landing--default`);
  const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
  await story.getByRole('heading', { level: 1 }).waitFor({ timeout: LONGEST });
  await page
    .getByRole('link', { name: 'Foundations' })
    .or(page.getByText('Foundations'))
    .first()
    .waitFor({ timeout: LONGEST });

  expect(complaints).toEqual([]);
});

interface Control {
  readonly name: string;
  readonly type: string | undefined;
  /** How many options it offers. */
  readonly count: number;
  readonly value: unknown;
}

/** The headings of the side bar that components stand under. */
const COMPONENTS = ['Layout', 'Text', 'Actions', 'Forms', 'Feedback', 'Data', 'Shell'];

/** The controls of each story of a component. */
async function controlsOf(
  storybook: string,
): Promise<readonly { id: string; controls: readonly Control[] }[]> {
  await extractStories(page, storybook);
  return page.evaluate(async (headings) => {
    const preview = (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__;
    const stories = Object.values((await preview?.extract()) ?? {});
    return stories
      .filter(({ title }) => headings.includes(title.split('/')[0] ?? ''))
      .map(({ id, argTypes, initialArgs }) => ({
        id,
        controls: Object.entries(argTypes).map(([name, { control, options = [] }]) => {
          const value = initialArgs[name];
          const isPlain = typeof value === 'string' || typeof value === 'boolean';
          return { name, type: control?.type, count: options.length, value: isPlain ? value : null };
        }),
      }));
  }, COMPONENTS);
}

/** What a designer changes. */
const OF_DESIGN = ['tone', 'size', 'gap', 'padding', 'align', 'layout', 'width', 'shape', 'appearance'];

it('offers options for what changes the look of a component, first and with its default', async () => {
  const stories = await controlsOf(files.url);
  expect(stories.length).toBeGreaterThan(50);
  const offers = stories.flatMap(({ id, controls }) => controls.map((control) => ({ id, ...control })));
  const unusable = offers.filter(
    ({ name, type, count }) => OF_DESIGN.includes(name) && (type === 'object' || count === 0),
  );
  expect(unusable).toEqual([]);
  const button = stories.find(({ id }) => id === 'actions-button--default')?.controls ?? [];
  expect(button.slice(0, 2)).toEqual([
    { name: 'tone', type: 'radio', count: 5, value: 'primary' },
    { name: 'size', type: 'radio', count: 3, value: 'medium' },
  ]);
});

it('opens on an introduction', async () => {
  await page.goto(files.url);
  const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
  await story
    .getByRole('heading', { level: 1, name: 'The design system of the patient portal' })
    .waitFor({ timeout: LONGEST });
});

describe('what is photographed', () => {
  let stories: readonly ExtractedStory[];
  const photographed = () =>
    stories.filter(({ parameters }) => parameters.chromatic?.disableSnapshot === false);
  const modesOf = ({ parameters }: ExtractedStory) => parameters.chromatic?.modes;

  beforeAll(async () => {
    stories = await extractStories(page, files.url);
  });

  const paper = ['kaari', 'pikkujatti'].map((brand) => onPaper(brand).chromatic.modes);
  const pageModes = Object.assign({}, asEntryPage.chromatic.modes, inTwoModes.chromatic.modes, ...paper);

  it('is every sheet, every page in its distinct states, an e-mail, and the overlay of each component that has one', () => {
    const sorted = (titles: Iterable<string>) => [...new Set(titles)].sort();
    const wanted = stories.filter(
      ({ title, tags }) => isSheet(title) || isPage(title) || isMail(title) || isOverlay(title, tags),
    );

    expect(sorted(photographed().map(({ title }) => title))).toEqual(
      sorted(wanted.map(({ title }) => title)),
    );
    for (const story of photographed()) {
      // In full or in more where a brand is met by it, or in two modes where it is an additional state; a page of one brand only in that one, and one as it is printed.
      if (isPage(story.title)) expect(pageModes, story.id).toMatchObject(modesOf(story) ?? {});
      if (story.tags.includes('overlay')) expect(modesOf(story), story.id).toEqual(asOverlay.chromatic.modes);
    }
    expect(photographed().filter(({ tags }) => tags.includes('edge'))).toEqual([]);
  });

  it('is the same for Chromatic and for the visual tests: each story in the modes of its parameters', async () => {
    const sittings = await sittingsOf(page, files.url);

    const shots = sittings.flatMap((sitting) => sitting.shots.map(({ name }) => name));
    const chromatic = photographed().flatMap((story) =>
      Object.keys(modesOf(story) ?? {}).map((mode) => `${story.id}/${mode}`),
    );
    expect(shots.sort()).toEqual(chromatic.sort());
    expect(shots.length).toBeLessThanOrEqual(MOST_PICTURES);
  });
});
