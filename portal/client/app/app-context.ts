import { createContext, useContext } from 'react';
import type { Language } from '#contract/language/language.ts';
import type { PublicBrand } from '#contract/pages/render.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import type { SessionState } from '#contract/session/session.ts';

/** When this browser's session ends, kept by code that comes once the page is there. */
export interface SessionEnd {
  /** Milliseconds of this device's clock; 0 while nobody watches it. */
  at: number;
  /** Gets every answer of the server while somebody watches. */
  onAnswer?: (answer: Response) => void;
}

/** What the shell provides to every page. */
export interface AppValue {
  readonly brand: PublicBrand;
  readonly language: Language;
  readonly session: SessionState;
  readonly setSession: (session: SessionState) => void;
  readonly isBuilt: (key: PageKey) => boolean;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly clockOffset: number;
  /** The server's clock when the page was rendered, in milliseconds; shown by the first render. */
  readonly renderedAt: number;
  /** Calls the portal's own API, as `client/calls/request.ts` describes. Always the same function. */
  readonly request: (url: string, init?: RequestInit) => Promise<unknown>;
  readonly sessionEnd: SessionEnd;
  /** Called after a change whose session has ended. */
  readonly onSessionEnded: () => void;
  /** Shows the page of an address, by the router where possible. */
  readonly navigate: (url: string, options?: { readonly replace?: boolean }) => void;
}

export const AppContext = createContext<AppValue | null>(null);

/** The current page; null on the not-found and error pages. */
export const VisitContext = createContext<PageMatch | null>(null);

/** @throws Error outside the shell */
export function useApp(): AppValue {
  const app = useContext(AppContext);
  if (!app) throw new Error('A page needs the shell around it');
  return app;
}

export const useBrand = (): PublicBrand => useApp().brand;
export const useLanguage = (): Language => useApp().language;
export const useSession = (): SessionState => useApp().session;

/** Whose data a page is about, for texts that say so: one's own, or those of the child for whom one acts. */
export const useWhose = (): 'own' | 'child' => (useSession().actingFor ? 'child' : 'own');

/** Whether the patient has a feature: the brand's or the patient's own. */
export function useFeatures(): { readonly has: (feature: string) => boolean } {
  const { features } = useApp().session;
  return { has: (feature) => features.includes(feature) };
}

/** Whether a page is built yet: nothing may link to one that is not. */
export const useIsBuilt = (): ((key: PageKey) => boolean) => useApp().isBuilt;
