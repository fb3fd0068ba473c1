import { InfoIcon } from '@portal/design-system/icons/InfoIcon';
import { SignOutIcon } from '@portal/design-system/icons/SignOutIcon';
import { type NavigationGroup, SideNavigation } from '@portal/design-system/SideNavigation';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useCurrentVisit } from '#client/navigation/use-visit.ts';
import { useDue } from '#components/due/use-due.ts';
import { useSignOut } from '#components/use-sign-out.tsx';
import type { Unread } from '#contract/session/unread.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { menuGroups } from './menu-groups.ts';
import { sectionOf } from './menu-section.ts';
import { useHelpAddress } from './use-help-address.ts';

const GROUP_LABELS = {
  occupational: 'occupational',
  sicknessFund: 'sicknessFund',
  record: 'record',
} as const;

export interface SideMenuProps {
  /** What the server has written it with. Default: it has not. */
  readonly rendered?: Unread | null;
  /** In the drawer of small screens, which also has the header's help and the user menu's log-out. */
  readonly hasSignOut?: boolean;
}

/** A new count is a new rendering. */
const subscribe = () => () => {};

/** The main menu. */
export function SideMenu({ rendered, hasSignOut }: SideMenuProps): ReactNode {
  const t = useTranslations('shell.menu');
  const href = useHref();
  const app = useApp();
  const visit = useCurrentVisit();
  const section = visit && sectionOf(visit.key);
  const help = useHelpAddress();
  const { ask, question } = useSignOut();

  const { unread } = app.session;
  /** What is new in the lists of the health record. React compares with the document, and it may have been counted since. */
  const counts: Readonly<Record<string, number>> =
    useSyncExternalStore(
      subscribe,
      () => unread,
      () => rendered ?? unread,
    ) ?? {};
  const due = useDue();
  // A count that may be too low is none.
  const toPay = due?.isWhole ? due.count : 0;
  const groups: NavigationGroup[] = menuGroups(app).map(({ id, keys }) => ({
    id,
    ...(id in GROUP_LABELS && { label: t(GROUP_LABELS[id as keyof typeof GROUP_LABELS]) }),
    items: keys.map((key) => ({
      id: key,
      label: t(`pages.${key}`),
      href: href(key),
      icon: <MenuIcon page={key} />,
      isCurrent: key === visit?.key || (key === section && 'section'),
      ...(key === 'invoices-page'
        ? { count: toPay, countLabel: t('toPay', { count: toPay }) }
        : { count: counts[key] ?? 0, countLabel: t('unread', { count: counts[key] ?? 0 }) }),
    })),
  }));
  if (hasSignOut && (app.session.person || app.session.staffName)) {
    groups.push({
      id: 'session',
      items: [
        ...(help
          ? [
              {
                id: 'help',
                label: t('help'),
                href: help,
                icon: <InfoIcon />,
                isCurrent: visit?.key === 'help-page',
              },
            ]
          : []),
        { id: 'sign-out', label: t('signOut'), icon: <SignOutIcon />, onPress: ask },
      ],
    });
  }
  return (
    <>
      <SideNavigation aria-label={t('label')} groups={groups} />
      {question}
    </>
  );
}
