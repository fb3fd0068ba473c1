import { PageFrame, type PageFrameProps } from '@portal/web/app/testing/PageFrame.tsx';
import type { BrandId } from '@portal/web/contract/brand.ts';
import type { Language } from '@portal/web/contract/language.ts';
import type { PageKey } from '@portal/web/contract/route-params.ts';
import type { StoryObj } from '@storybook/react-vite';
import { asPage } from '../visual/modes.ts';

export interface PageStoryOptions<Key extends PageKey> extends Omit<PageFrameProps<Key>, 'url' | 'brand'> {
  /** The page's address in each language. */
  readonly urls: Readonly<Record<Language, string>>;
}

/** A whole page in one of its states, in the brand and language of the toolbar. */
export function pageStory<Key extends PageKey>({ urls, ...frame }: PageStoryOptions<Key>): StoryObj {
  return {
    parameters: { flush: true, ...asPage },
    render: (_args, { globals }) => (
      <PageFrame {...frame} url={urls[globals.language as Language]} brand={globals.brand as BrandId} />
    ),
  };
}
