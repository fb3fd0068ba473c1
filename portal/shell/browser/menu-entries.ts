import type { MenuEntry } from '#areas/feature.ts';
import * as features from '#areas/registry.ts';

/** The front page, and pages of the menu (PAGE-06) without a feature so far: a new feature takes its entry along. */
const OWN = [{ key: 'front-page', group: 'main', place: 1 }] as const satisfies readonly MenuEntry[];

type Features = typeof features;
type EntryOf<Declared> = Declared extends { readonly menu: readonly (infer Entry)[] } ? Entry : never;
type Declared = (typeof OWN)[number] | { [Name in keyof Features]: EntryOf<Features[Name]> }[keyof Features];

export type MenuKey = Declared['key'];
type Entry = MenuEntry & { readonly key: MenuKey };

/** Every entry of the side menu, in order within its group. */
export const MENU_ENTRIES: readonly Entry[] = [
  ...OWN,
  ...Object.values(features).flatMap((feature): readonly Entry[] => ('menu' in feature ? feature.menu : [])),
].sort((one, other) => one.place - other.place);
