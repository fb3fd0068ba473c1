import type { PageKey } from '#contract/routes/route-params.ts';

/**
 * What browser and server both know of a feature. Every document loads it, so it is names and no code: what the server
 * has of the feature stands in its `server/feature.ts`.
 */
export interface Feature {
  /** Its folder, and the namespace of its messages. */
  readonly id: string;
  /** Its pages, each by the module in its folder that declares it. */
  readonly pages: Readonly<Partial<Record<PageKey, `${string}/${string}Page.tsx`>>>;
}

/** Declares a feature; exists for its types. */
export function defineFeature<const Declared extends Feature>(feature: Declared): Declared {
  return feature;
}
