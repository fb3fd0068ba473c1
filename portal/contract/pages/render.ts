import type { BrandSettings } from '../brand/brand.ts';
import type { Problem } from '../calls/problem.ts';
import type { Language } from '../language/language.ts';
import type { PageKey } from '../routes/route-params.ts';
import type { PageMatch } from '../routes/routes.ts';
import type { SessionState } from '../session/session.ts';

/** The settings of a brand that its pages need, in the page's language; the rest stays on the server. */
export interface PublicBrand
  extends Omit<
    BrandSettings,
    'hosts' | 'sender' | 'texts' | 'identification' | 'payment' | 'insurers' | 'absentPages'
  > {
  /** The brand's languages, the default first. */
  readonly languages: readonly Language[];
  /** Those in which its terms have a page. */
  readonly termsLanguages: readonly Language[];
  /** Every page that it does not have: worked out by the server, so that no table of features travels. */
  readonly missingPages: readonly PageKey[];
  /** When customer service answers: `ma–pe klo 7–21`. */
  readonly customerServiceHours: string;
  /** The brand's own words, compiled, as the messages' files have theirs; of every page. */
  readonly messages: Readonly<Record<string, unknown>>;
}

/** What a page shows when it is none of the table's: nothing there, something went wrong, too many are here, or one asks too often. */
export const FALLBACK_PAGES = ['not-found', 'error', 'busy', 'limited'] as const;
export type FallbackPageKey = (typeof FALLBACK_PAGES)[number];

export function isFallbackPage(key: string): key is FallbackPageKey {
  return FALLBACK_PAGES.some((each) => each === key);
}

/**
 * Everything that the server knows and the page is made of, on the server and in the browser alike.
 * It is embedded as `<script type="application/json" id="state" nonce="…">`.
 */
export interface PageState {
  readonly brand: PublicBrand;
  readonly lang: Language;
  readonly session: SessionState;
  readonly page: {
    readonly key: PageKey | FallbackPageKey;
    /** Path and query as requested. */
    readonly url: string;
    /** Names the failed request to the customer service; with the key `error`. */
    readonly requestId?: string;
  };
  /** Compiled messages of the page's namespaces in its language; `controls` are the design system's own words. */
  readonly messages: Readonly<Record<string, unknown>>;
  /** Bodies of the calls that were answered, by canonical address. */
  readonly fallback: Readonly<Record<string, unknown>>;
  /** Problems of the calls that were not, by canonical address: the page tells them from the start. */
  readonly problems: Readonly<Record<string, Problem>>;
  /** The server's clock, ISO 8601. */
  readonly now: string;
}

/** A read that a page wants answered before it is rendered. */
export interface PageCall {
  /** `GET /api/appointments/{id}` */
  readonly key: `GET /${string}`;
  /** Canonical address, by which the answer is embedded. */
  readonly url: string;
  /** As the endpoint's schemas take them. */
  readonly input: { readonly params?: unknown; readonly query?: unknown };
}

/** What the head and the status line say about a page. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  readonly robots?: string;
  /** Source modules as Vite's manifest names them, in the order in which their styles must stand. */
  readonly modules: readonly string[];
  /** The source module that declares the page, whose styles stand last; null for what stands in place of one. */
  readonly page: string | null;
}

export interface RenderOptions {
  readonly nonce: string;
  /** Ends a rendering that nobody waits for any more. */
  readonly signal?: AbortSignal;
  /** Hears of what went wrong inside a part that shows its own error. */
  readonly onError?: (error: unknown) => void;
}

/** What the server-side bundle exports as `renderer`. */
export interface Renderer {
  /** Whether the page exists yet: a page of the route table that is not built is not found. */
  isBuilt(key: PageKey): boolean;
  calls(
    page: PageMatch,
    who: { readonly session: SessionState; readonly brand: PublicBrand },
  ): Promise<readonly PageCall[]>;
  messages(key: PageKey | FallbackPageKey, lang: Language): Promise<Record<string, unknown>>;
  document(state: PageState): Promise<PageHead>;
  /** The content of `#root`, complete: nothing in it waits for a script. Rejects if the page cannot be rendered. */
  render(state: PageState, options: RenderOptions): Promise<Uint8Array>;
}
