import type { BrandId } from '#contract/brand/brand.ts';
import type { Session } from '#platform/context.ts';

/** A session with what its browser needs to know of it. */
export interface OpenSession extends Session {
  readonly cookie: string;
  /** The only one in which the cookie is worth anything. */
  readonly brand: BrandId;
  readonly isNew: boolean;
  readonly csrfToken: string;
  /** Opens what was typed before signing in. */
  readonly formerDraftKey: string | null;
  /** What the browser knows the identified person by; empty where there is none. */
  readonly personId: string;
  /** What the browser knows the child by for whom the person acts; empty in own matters. */
  readonly actingId: string;
  readonly identifiedAt: Date | null;
  readonly createdAt: Date | null;
  readonly activeAt: Date | null;
  /** What ended the session that the browser's cookie named, if it has ended: a limit, or its person from elsewhere. */
  readonly ended: 'idle' | 'maximum' | 'elsewhere' | null;
  /** In that session somebody acted for a child. */
  readonly hasActed: boolean;
  /** What its browser is to keep in order to come back to it; null where there is no such way. */
  readonly proof: string | null;
}
