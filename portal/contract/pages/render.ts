import type { BrandSettings } from '../brand/brand.ts';
import type { Problem } from '../calls/problem.ts';
import type { Language } from '../language/language.ts';
import type { PageKey } from '../routes/route-params.ts';
import type { PageMatch } from '../routes/routes.ts';
import type { SessionState } from '../session/session.ts';
import type { Part } from '../system/parts.ts';

/** The settings of a brand that its pages need, in the page's language; the rest stays on the server. */
export interface PublicBrand
  extends Omit<
    BrandSettings,
    | 'hosts'
    | 'sender'
    | 'texts'
    | 'identification'
    | 'payment'
    | 'insurers'
    | 'dataController'
    | 'absentPages'
    | 'adultBrand'
  > {
  /** The brand's languages, the default first. */
  readonly languages: readonly Language[];
  /** Those that its terms have a page in. */
  readonly termsLanguages: readonly Language[];
  /** Every page that it lacks: computed by the server, so that no table of features is sent. */
  readonly missingPages: readonly PageKey[];
  /** Its name as the first part of a compound. */
  readonly compoundName: string;
  /** When customer service answers: `ma–pe klo 7–21`. */
  readonly customerServiceHours: string;
  /** Where somebody too old for this brand is sent; absent where none of the brands served here is for them. */
  readonly adultPortal?: { readonly name: string; readonly url: string } | undefined;
  /** Where a brand for adults sends who books for a child; absent where no brand served here is for children and names it. */
  readonly childrensPortal?: { readonly name: string; readonly url: string } | undefined;
  /** The brand's own texts, compiled, in the shape of the messages' files; of every page. */
  readonly messages: Readonly<Record<string, unknown>>;
}

/** Pages that come without the scripts of pages and are the same for everybody: too many patients here, or no connection. */
const PLAIN_PAGES = ['busy', 'offline'] as const;
export type PlainPageKey = (typeof PLAIN_PAGES)[number];

/** Pages outside the route table: not found, an error, too many requests from one, a break, and the plain ones. */
export const FALLBACK_PAGES = ['not-found', 'error', 'limited', 'unavailable', ...PLAIN_PAGES] as const;
export type FallbackPageKey = (typeof FALLBACK_PAGES)[number];

export function isFallbackPage(key: string): key is FallbackPageKey {
  return FALLBACK_PAGES.some((each) => each === key);
}

/**
 * Everything that the page is rendered from, on the server and in the browser alike.
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
    /** Identifies the failed request to customer service; with the key `error`. */
    readonly requestId?: string;
  };
  /** Compiled messages of the page's namespaces in its language; `controls` are the design system's own texts. */
  readonly messages: Readonly<Record<string, unknown>>;
  /** Bodies of the calls that were answered, by canonical address. */
  readonly fallback: Readonly<Record<string, unknown>>;
  /** Problems of the failed calls, by canonical address: the page shows them from the start. */
  readonly problems: Readonly<Record<string, Problem>>;
  /** Breaks that pages tell of before they begin; absent where there are none. */
  readonly breaksAhead?: readonly BreakAhead[];
  /** The server's clock, ISO 8601. */
  readonly now: string;
}

/** A planned break that has not begun. */
export interface BreakAhead {
  readonly part: Part;
  readonly startsAt: string;
  /** Null: nobody knows yet. */
  readonly endsAt: string | null;
  /** The pages that tell of it. */
  readonly pages: readonly PageKey[];
}

/** Who asks for a page, and when. */
export interface PageRequest {
  readonly session: SessionState;
  readonly brand: PublicBrand;
  /** By the server's clock. */
  readonly now: Date;
}

/** A read that a page needs before it is rendered. */
export interface PageCall {
  /** `GET /api/appointments/{id}` */
  readonly key: `GET /${string}`;
  /** Canonical address, the key of the embedded answer. */
  readonly url: string;
  /** As the endpoint's schemas expect them. */
  readonly input: { readonly params?: unknown; readonly query?: unknown };
}

/** What the head and the status line contain for a page. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  readonly robots?: string;
  /** The page's facts for search engines: schema.org in JSON-LD. */
  readonly structuredData?: Readonly<Record<string, unknown>>;
  /** Source modules as in Vite's manifest, in the order in which their styles must be linked. */
  readonly modules: readonly string[];
  /** The source module that declares the page, whose styles come last; null for what replaces a page. */
  readonly page: string | null;
  /** Source modules of what the document shows although its code comes later: only their styles are linked. */
  readonly written: readonly string[];
}

export interface RenderOptions {
  readonly nonce: string;
  /** Ends a rendering that nobody waits for any more. */
  readonly signal?: AbortSignal;
  /** Called with errors inside a part that shows its own error. */
  readonly onError?: (error: unknown) => void;
}

/** What the server-side bundle exports as `renderer`. */
export interface Renderer {
  /** Whether the page is built: a page of the route table that is not is not found. */
  isBuilt(key: PageKey): boolean;
  calls(page: PageMatch, request: PageRequest): Promise<readonly PageCall[]>;
  messages(key: PageKey | FallbackPageKey, lang: Language): Promise<Record<string, unknown>>;
  /** @param origin that of the page's address: `https://kaari.example` */
  document(state: PageState, origin: string): Promise<PageHead>;
  /** The content of `#root`, complete: nothing in it waits for a script. Rejects if the page cannot be rendered. */
  render(state: PageState, options: RenderOptions): Promise<Uint8Array>;
}
