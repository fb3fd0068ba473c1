import type { MenuEntry, MenuGroupId } from '#areas/feature.ts';
import type { PublicBrand } from '#contract/pages/render.ts';
import { accessOf } from '#contract/routes/route-access.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import type { SessionState } from '#contract/session/session.ts';
import { MENU } from '../feature-tables.ts';
import type { MenuKey } from '../menu-entries.ts';

/** What the side menu depends on. */
export interface MenuSituation {
  readonly brand: Pick<PublicBrand, 'features'>;
  readonly session: Pick<SessionState, 'isSessionValid' | 'healthCareType' | 'features'>;
  readonly isBuilt: (key: PageKey) => boolean;
}

/** The groups of the side menu (PAGE-06), from top to bottom. */
const GROUPS: readonly {
  readonly id: MenuGroupId;
  readonly isVisible?: (situation: MenuSituation) => boolean;
}[] = [
  { id: 'main' },
  {
    id: 'occupational',
    // Hidden for patients without occupational health care, and in brands that offer none.
    isVisible: ({ brand, session }) =>
      brand.features.includes('occupational-health') && session.healthCareType === 'occupational',
  },
  { id: 'sicknessFund' },
  { id: 'record' },
  // A visitor's only line is booking: a column of two would take a quarter of the page from it.
  { id: 'own', isVisible: ({ session }) => session.isSessionValid },
];

export interface MenuGroup {
  readonly id: MenuGroupId;
  readonly keys: readonly MenuKey[];
}

/** The groups that a visitor sees, without empty ones: built pages that this session may open. */
export function menuGroups(situation: MenuSituation): readonly MenuGroup[] {
  const { session, isBuilt } = situation;
  const isShown = ({ key, needs = [] }: Omit<MenuEntry, 'place'>) =>
    isBuilt(key) &&
    (session.isSessionValid || accessOf(key) === 'anonymous') &&
    needs.every((feature) => session.features.includes(feature));
  return GROUPS.filter(({ isVisible }) => isVisible?.(situation) ?? true)
    .map(({ id }) => ({
      id,
      keys: MENU.filter((entry) => entry.group === id && isShown(entry)).map(({ key }) => key),
    }))
    .filter(({ keys }) => keys.length > 0);
}
