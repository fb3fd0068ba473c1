import { type BrandAssets, DesignSystemProvider, type LinkProps } from '@portal/design-system/DesignSystem';
import { prerender } from 'react-dom/static';
import type { PageDefinition } from '#contract/page.ts';
import type { PageKey } from '#contract/route-params.ts';
import { match } from '#contract/routes.ts';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';

export type RenderOptions = Omit<PageFrameProps<PageKey>, 'page' | 'url'>;

/** The HTML of a page as the server renders it, for tests. */
export async function renderPage<Key extends PageKey>(
  page: PageDefinition<Key>,
  url: string,
  options: RenderOptions = {},
): Promise<string> {
  const { prelude } = await prerender(
    <DesignSystemProvider language={match(url)?.lang ?? 'fi'} link={Anchor} brand={BRAND}>
      <PageFrame page={page} url={url} {...options} />
    </DesignSystemProvider>,
  );
  const html = await new Response(prelude).text();
  // React's marks between pieces of text would part the words.
  return html.replaceAll('<!-- -->', '');
}

const Anchor = (props: LinkProps) => <a {...props}>{props.children}</a>;

const BRAND: BrandAssets = { id: 'kaari', Logo: () => null, illustrations: '/illustrations.svg' };
