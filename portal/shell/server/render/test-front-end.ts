import type { PageCall, Renderer } from '#contract/pages/render.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import type { FrontEnd } from './front-end.ts';

/**
 * Pages that only say which they are, in which brand and language, and how their calls went: what the server does around
 * a page is tested without the browser's code.
 *
 * @param callsOf what a page wants answered before it is rendered
 */
export function testFrontEnd(callsOf: (page: PageMatch) => readonly PageCall[] = () => []): FrontEnd {
  const renderer: Renderer = {
    isBuilt: () => true,
    calls: async (page) => callsOf(page),
    messages: async () => ({}),
    document: async ({ page }) => ({ title: page.key, modules: [], page: null, written: [] }),
    render: async ({ page, brand, lang, problems }) => {
      const codes = Object.values(problems).map(({ code }) => code);
      return Buffer.from(`<h1>${[page.key, brand.id, lang, ...codes].join(' ')}</h1>`);
    },
  };
  return {
    renderer: async () => renderer,
    assets: () => ({ styles: [], modules: [], fonts: [], page: null, entry: '' }),
    serveFiles: async () => {},
  };
}
