import type { PublicBrand } from '#contract/pages/render.ts';
import { accessOf } from '#contract/routes/route-access.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import type { SessionState } from '#contract/session/session.ts';

/** What the side menu depends on. */
export interface MenuSituation {
  readonly brand: Pick<PublicBrand, 'features'>;
  readonly session: Pick<SessionState, 'isSessionValid' | 'healthCareType' | 'features'>;
  readonly isBuilt: (key: PageKey) => boolean;
}

interface Entry<Key extends PageKey = PageKey> {
  readonly key: Key;
  readonly isVisible?: (situation: MenuSituation) => boolean;
}

const has =
  (...features: readonly string[]) =>
  ({ session }: MenuSituation) =>
    features.every((feature) => session.features.includes(feature));

/** Hidden for who has no occupational health care, and in a brand that offers none. */
const isOccupational = ({ brand, session }: MenuSituation) =>
  brand.features.includes('occupational-health') && session.healthCareType === 'occupational';

/** The side menu (PAGE-06); booking and the own appointments stand beside the front page. */
const GROUPS = [
  {
    id: 'main',
    entries: [
      { key: 'front-page' },
      { key: 'appointment-reservation-landing-page' },
      { key: 'appointment-list' },
    ],
  },
  {
    id: 'occupational',
    isVisible: isOccupational,
    entries: [
      {
        key: 'conversation-list',
        isVisible: has('customer-messaging-enabled', 'customer-messaging-allowed'),
      },
      { key: 'occupational-health-care-team' },
    ],
  },
  {
    id: 'sicknessFund',
    isVisible: has('sickness-fund-page', 'is-finnair-sickness-fund-member'),
    entries: [{ key: 'sickness-fund-page' }],
  },
  {
    id: 'own',
    entries: [
      { key: 'vaccinations-list' },
      { key: 'certificates', isVisible: has('certificates') },
      { key: 'pikkutsatti', isVisible: has('pikkutsatti') },
      { key: 'invoices-page' },
      { key: 'my-information' },
    ],
  },
] as const satisfies readonly {
  readonly id: string;
  readonly isVisible?: (situation: MenuSituation) => boolean;
  readonly entries: readonly Entry[];
}[];

export type MenuGroupId = (typeof GROUPS)[number]['id'];
export type MenuKey = (typeof GROUPS)[number]['entries'][number]['key'];

export interface MenuGroup {
  readonly id: MenuGroupId;
  readonly keys: readonly MenuKey[];
}

/** The groups that a visitor sees, without empty ones: pages that exist and that this session may open. */
export function menuGroups(situation: MenuSituation): readonly MenuGroup[] {
  const { session, isBuilt } = situation;
  const isShown = (entry: Entry) =>
    isBuilt(entry.key) &&
    (session.isSessionValid || accessOf(entry.key) === 'anonymous') &&
    (entry.isVisible?.(situation) ?? true);
  return GROUPS.filter((group) => !('isVisible' in group) || group.isVisible(situation))
    .map(({ id, entries }) => ({ id, keys: entries.filter(isShown).map(({ key }) => key) }))
    .filter(({ keys }) => keys.length > 0);
}
