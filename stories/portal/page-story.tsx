import type { BrandId } from '@portal/web/contract/brand/brand.ts';
import type { PlainPageKey } from '@portal/web/contract/pages/render.ts';
import { type HrefParams, href, type PageKey, type PageQuery } from '@portal/web/contract/routes/routes.ts';
import { BusyPage } from '@portal/web/shell/browser/pages/BusyPage.tsx';
import { OfflinePage } from '@portal/web/shell/browser/pages/OfflinePage.tsx';
import { Root } from '@portal/web/shell/browser/Root.tsx';
import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, Suspense, use, useMemo } from 'react';
import { MemoryRouter } from 'react-router';
import { asEntryPage, asPage, inTwoModes, type Mode, type Modes, onPaper } from '../visual/modes.ts';
import { withFactsOf } from './brand-facts.ts';
import { serve } from './mock-server.ts';
import { keepDrafts, type PageOptions, preparePage } from './page-state.ts';

export interface PageStoryOptions<Key extends PageKey> extends PageOptions {
  readonly key: Key;
  readonly params: HrefParams<Key>;
  readonly query?: Partial<PageQuery<Key>>;
}

type ShownPageProps = {
  readonly url: string;
  readonly brand: BrandId;
  readonly options: PageOptions;
};

function ShownPage({ url, brand, options }: ShownPageProps): ReactNode {
  const prepared = useMemo(() => preparePage(url, brand, options), [url, brand, options]);
  return (
    <Suspense>
      {/* Another address or brand is another document: nothing is carried over. */}
      <Prepared key={`${brand} ${url}`} url={url} page={prepared} />
    </Suspense>
  );
}

const PLAIN_PAGES = { busy: <BusyPage />, offline: <OfflinePage /> };

function Prepared({ url, page }: { readonly url: string; readonly page: ReturnType<typeof preparePage> }) {
  const prepared = use(page);
  return (
    <MemoryRouter initialEntries={[url]}>
      <Root {...prepared} plainPage={PLAIN_PAGES[prepared.state.page.key as PlainPageKey]} />
    </MemoryRouter>
  );
}

/**
 * A whole page in one of its states, in the toolbar's brand and language: rendered by the product's own root from the
 * server's embedded state, its calls answered by a service worker.
 */
export function pageStory<Key extends PageKey>({
  key,
  params,
  query,
  ...options
}: PageStoryOptions<Key>): StoryObj {
  return {
    // It brings its own providers.
    parameters: { isPage: true, ...asPage },
    async beforeEach({ globals }) {
      const answers = withFactsOf(globals.brand as BrandId, options.answers ?? {});
      await Promise.all([serve({ ...options, answers }), keepDrafts(options)]);
    },
    async play({ canvas }) {
      // A page's code is loaded when its story is first opened.
      await canvas.findByRole('main');
    },
    render: (_args, { globals }) => (
      <ShownPage
        url={href(key, params, globals.language as never, query)}
        brand={globals.brand as BrandId}
        options={options}
      />
    ),
  };
}

/** A state that looks like another one of its page: tested like all, but not photographed. */
export function alike(story: StoryObj): StoryObj {
  return { ...story, parameters: { ...story.parameters, chromatic: { disableSnapshot: true } } };
}

/** A page that a brand is met by: photographed in more looks. */
export function entry(story: StoryObj): StoryObj {
  return { ...story, parameters: { ...story.parameters, ...asEntryPage } };
}

/** Another state of a page: it differs from the first in a part, so two pictures are enough, one of them dark. */
export function further(story: StoryObj): StoryObj {
  const brands = Object.values<Mode>(story.parameters?.chromatic.modes).map(({ brand }) => brand);
  return photographed(story, inTwoModes.chromatic.modes, brands);
}

/** As it is printed; on the screen it looks like the page that it is made of. */
export function printed(brand: BrandId, story: StoryObj): StoryObj {
  return { ...story, parameters: { ...story.parameters, ...onPaper(brand) } };
}

/**
 * A step of a journey that is walked through as a screen reader does (`.storybook/reads-aloud.ts`).
 *
 * @param transcript its file in `stories/transcripts`: the journey and the step, as in `coming-back/1-ask`
 */
export function readAs(transcript: string, story: StoryObj): StoryObj {
  return {
    ...story,
    globals: { language: 'fi', ...story.globals },
    parameters: { ...story.parameters, transcript },
  };
}

/** The same step in the brand for children, which is not photographed. */
export function readInPikkujatti(transcript: string, story: StoryObj): StoryObj {
  return readAs(transcript, alike({ ...story, globals: { ...story.globals, brand: 'pikkujatti' } }));
}

/** A page of one brand only: shown in that one whatever the toolbar says, since elsewhere it is not found. */
export function onlyIn(brand: BrandId, story: StoryObj): StoryObj {
  return { ...photographed(story, asPage.chromatic.modes, [brand]), globals: { ...story.globals, brand } };
}

function photographed(story: StoryObj, modes: Modes, brands: readonly string[]): StoryObj {
  const own = Object.entries(modes).filter(([, mode]) => brands.includes(mode.brand));
  const chromatic = { disableSnapshot: false, modes: Object.fromEntries(own) };
  return { ...story, parameters: { ...story.parameters, chromatic } };
}
