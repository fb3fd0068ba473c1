import { RefreshIcon } from '@portal/design-system/icons/RefreshIcon';
import { LinkTiles } from '@portal/design-system/LinkTiles';
import { Medallion } from '@portal/design-system/Medallion';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp, useFeatures } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import type { MenuKey } from '../../menu-entries.ts';
import { MenuIcon } from '../../shell/MenuIcon.tsx';
import { menuGroups } from '../../shell/menu-groups.ts';
import { MENU_LABELS } from '../../shell/menu-labels.ts';

/** What patients often do, most often first; of prescriptions it is to renew them. */
const ACTIONS: readonly MenuKey[] = [
  'appointment-reservation-landing-page',
  'prescriptions-list',
  'conversation-list',
  'vaccinations-list',
  'certificates',
  'health-record',
  'my-information',
];
/** Two rows on a phone, one on a desk. */
const SHOWN = 4;

/** The ways to go on from the front page: the first few that the patient has in the menu, too. */
export function ActionTiles(): ReactNode {
  const t = useTranslations('shell');
  const href = useHref();
  const { has } = useFeatures();
  const menu = menuGroups(useApp()).flatMap(({ keys }) => keys);
  const keys = ACTIONS.filter(
    (key) => menu.includes(key) && (key !== 'prescriptions-list' || has('canRenewPrescriptions')),
  );
  return (
    <LinkTiles
      size="wide"
      tiles={keys.slice(0, SHOWN).map((key) => ({
        id: `go-on-${key}`,
        href: href(key),
        icon: (
          <Medallion shape="soft">
            {key === 'prescriptions-list' ? <RefreshIcon /> : <MenuIcon page={key} />}
          </Medallion>
        ),
        label: key === 'prescriptions-list' ? t('front.renew') : t(`menu.${MENU_LABELS[key]}`),
      }))}
    />
  );
}
