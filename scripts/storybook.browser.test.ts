import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asEntryPage, asOverlay, inTwoModes, onPaper } from '../stories/visual/modes.ts';
import { pinnedBrowser } from './browser.ts';
import { type FileServer, serveFiles } from './file-server.ts';
import { buildStorybook } from './storybook.ts';
import { type ExtractedStory, extractStories, MOST_PICTURES, sittingsOf } from './visual/shots.ts';

/** They open another component, which has its own picture. */
const BORROWERS = ['Actions/IconButton', 'Forms/PhoneField'];

/** Milliseconds that a busy machine may take to load Storybook whole. */
const LONGEST = 240_000;

const isSheet = (title: string) => title.startsWith('Visual/');
const isPage = (title: string) => title.startsWith('Pages/');
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

  it('is every sheet, every page in its distinct states, and the overlay of each component that has one', () => {
    const sorted = (titles: Iterable<string>) => [...new Set(titles)].sort();
    const wanted = stories.filter(
      ({ title, tags }) => isSheet(title) || isPage(title) || isOverlay(title, tags),
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
