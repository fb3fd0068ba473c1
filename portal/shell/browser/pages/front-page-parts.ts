/// <reference types="vite/client" />

import type { FrontPagePart } from '#client/pages/front-page-part.ts';

// In one expression: the bundler then leaves out the files' names.
const PARTS = Object.values(
  import.meta.glob<FrontPagePart>('../../../areas/*/*/front-page/*part.ts', { eager: true, import: 'part' }),
);

/** The features' parts of the front page, from top to bottom. */
export const FRONT_PAGE_PARTS: readonly FrontPagePart[] = PARTS.sort((one, other) => one.place - other.place);
