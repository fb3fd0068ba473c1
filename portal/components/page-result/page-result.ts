import type { NoticeTone } from '@portal/design-system/Notice';
import { createContext, useContext } from 'react';

/** What an action has led to. */
export interface PageResult {
  readonly message: string;
  readonly tone: Extract<NoticeTone, 'success' | 'warning' | 'error'>;
  /** Milliseconds that its toast stays; default: by the tone. */
  readonly duration?: number;
}

export interface PageResults {
  /** That of the page that is shown. */
  readonly kept: PageResult | null;
  /** @param url the page that will show it, if the action leads to another one */
  readonly tell: (result: PageResult, url?: string) => void;
}

export const PageResultContext = createContext<PageResults | null>(null);

/** @throws Error outside the shell */
export function usePageResults(): PageResults {
  const results = useContext(PageResultContext);
  if (!results) throw new Error('A result needs the shell around it');
  return results;
}

/** Tells a result in a toast, and on the page, where it stays until another page is shown. */
export const useTellResult = (): PageResults['tell'] => usePageResults().tell;
