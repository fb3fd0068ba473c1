import { LinkTiles } from '@portal/design-system/LinkTiles';
import { Medallion } from '@portal/design-system/Medallion';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp, useFeatures } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { MenuIcon } from '../../shell/MenuIcon.tsx';
import { menuGroups } from '../../shell/menu-groups.ts';
import { TILES } from './tiles.ts';

/** Two rows on a phone, one on a desk. */
const SHOWN = 4;

/** The ways to go on from the front page: the first few that the patient has in the menu, too. */
export function ActionTiles(): ReactNode {
  const t = useTranslations('shell');
  const href = useHref();
  const { has } = useFeatures();
  const menu = menuGroups(useApp()).flatMap(({ keys }) => keys);
  const tiles = TILES.filter(({ key, needs }) => menu.includes(key) && (needs === undefined || has(needs)));
  return (
    <LinkTiles
      size="wide"
      tiles={tiles.slice(0, SHOWN).map(({ key, isNamed }) => ({
        id: `go-on-${key}`,
        href: href(key),
        icon: (
          <Medallion shape="soft">
            <MenuIcon page={key} isTile />
          </Medallion>
        ),
        label: isNamed ? t(`front.tiles.${key}`) : t(`menu.pages.${key}`),
      }))}
    />
  );
}
