import { type BrandAssets, DesignSystemProvider } from '@portal/design-system/DesignSystem';
import { ToastProvider } from '@portal/design-system/Toast';
import { prerender } from 'react-dom/static';
import type { PageKey } from '#contract/routes/route-params.ts';
import { match } from '#contract/routes/routes.ts';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';

/** The HTML of a framed page: for what only the browser knows, and for pages that do not exist yet. */
export async function renderFrame<Key extends PageKey>(props: PageFrameProps<Key>): Promise<string> {
  const { prelude } = await prerender(
    <DesignSystemProvider language={match(props.url)?.lang ?? 'fi'} brand={ASSETS}>
      <ToastProvider>
        <PageFrame {...props} />
      </ToastProvider>
    </DesignSystemProvider>,
  );
  const html = await new Response(prelude).text();
  // React's markers between pieces of text would split the words.
  return html.replaceAll('<!-- -->', '');
}

const ASSETS: BrandAssets = { id: 'kaari', Logo: () => null, illustrations: '/illustrations.svg' };
