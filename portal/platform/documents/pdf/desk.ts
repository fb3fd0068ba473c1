import type { Outline } from './outline.ts';
import type { Sheet } from './sheet.ts';
import type { Structure } from './structure.ts';
import type { TextStyle, Typesetter } from './typesetter.ts';

/** What a document is written with. */
export interface Desk {
  readonly sheet: Sheet;
  readonly structure: Structure;
  readonly type: Typesetter;
  readonly outline: Outline;
}

export const BODY: TextStyle = { weight: 'regular', size: 10 };
