import type { Feature as BrandFeature } from '#contract/brand/brand.ts';
import type { PageKey } from '#contract/routes/route-params.ts';

/** The subjects of the portal; docs/decisions/002-layers.md says what belongs in which. */
export type Area = 'person' | 'messages' | 'appointments' | 'record' | 'money' | 'occupational' | 'service';

/** The groups of the side menu. */
export type MenuGroupId = 'main' | 'occupational' | 'sicknessFund' | 'record' | 'own';

/** A way to go on from the front page, which shows the first few that the patient has in the menu. */
export interface MenuTile {
  /** Where among them it stands: what patients do most often is first. */
  readonly place: number;
  /** Shown only to sessions that have this feature. */
  readonly needs?: string;
  /** It is called by a word of its own, in the feature's `messages-shell` (`tile`). Default: by the menu's. */
  readonly isNamed?: boolean;
}

/**
 * A line of the side menu. It is marked on its feature's other pages, too (`shell/browser/menu-sections.ts`). Its word stands in the
 * feature's `messages-shell` (`menu`), by its page, and its icon in `menu/icons.ts`.
 */
export interface MenuEntry {
  readonly key: PageKey;
  readonly group: MenuGroupId;
  /** Where in its group it stands: the lowest is first. */
  readonly place: number;
  /** Shown only to sessions that have all of these features. */
  readonly needs?: readonly string[];
  /** Offers it on the front page, too. */
  readonly tile?: MenuTile;
}

/** A way to book, on the landing page. Its words and its icon are the page's. */
export interface BookingTile {
  readonly name: string;
  readonly key: PageKey;
  /** Where signed-in patients are led; `key`, if absent. */
  readonly patientsKey?: PageKey;
  /** Shown only where the session has this feature. */
  readonly feature: BrandFeature | null;
}

/** A subject of the help: its questions and the page that they are about. */
export interface HelpTopic {
  /** Of its messages, which are the help's (`help/messages`). */
  readonly key: string;
  /** Where on the page it stands: the lowest is first. */
  readonly place: number;
  /** Part of its address: `/fi/ohjeita#varaaminen`. */
  readonly anchor: string;
  /** Without this page the brand has nothing of the kind, and the topic is left out. */
  readonly needs?: PageKey;
  /** Where to go on from it; named by the message of the same key. */
  readonly page?: PageKey;
  /** Keys of the questions, in order. */
  readonly questions: readonly string[];
}

/**
 * What browser and server both know of a feature: data, and no code. What the server has of it stands in its
 * `server/feature.ts`.
 */
export interface Feature {
  /** The area that it belongs to: the folder in which its own stands. */
  readonly area: Area;
  /** Its folder, and the namespace of its messages. */
  readonly id: string;
  /** Its pages, each by the module in its folder that declares it. */
  readonly pages: Readonly<Partial<Record<PageKey, `${string}/${string}Page.tsx`>>>;
  readonly menu?: readonly MenuEntry[];
  readonly bookingTiles?: readonly BookingTile[];
  readonly help?: readonly HelpTopic[];
}

/** Declares a feature; exists for its types. */
export function defineFeature<const Declared extends Feature>(feature: Declared): Declared {
  return feature;
}
