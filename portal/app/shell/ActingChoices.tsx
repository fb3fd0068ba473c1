import { FamilyIcon } from '@portal/design-system/icons/FamilyIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { MenuButton, MenuLink } from '@portal/design-system/MenuDisclosure';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useLeaveHold } from '#client/navigation/leave-hold.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useTellResult } from '#components/page-result/page-result.ts';
import { useActFor } from '#features/guardianship/choosing/use-act-for.ts';
import { ChildAvatar } from './ChildAvatar.tsx';
import { firstNameOf } from './first-name.ts';

/** Whose matters to choose next: the person's own and each child's, except the current ones. */
export function ActingChoices(): ReactNode {
  const t = useTranslations('shell.acting');
  const { actingFor } = useSession();
  const { data } = useCall('GET /api/guardianship/children');
  const actFor = useActFor(null);
  const href = useHref();
  const tell = useTellResult();
  const leaveHold = useLeaveHold();

  async function choose(child: string | null): Promise<void> {
    const failure = await actFor(child);
    // Nothing was decided; another press may decide it.
    if (failure === 'unknown') tell({ message: t('failed'), tone: 'error' });
    // The page says how each child stands.
    else if (failure) window.location.assign(href('choose-child'));
  }

  const ask = (child: string | null) => leaveHold.ask(() => void choose(child));
  const children = data?.type === 'success' ? data.children : [];
  return (
    <>
      {actingFor && (
        <MenuButton onPress={() => ask(null)} icon={<UserIcon />}>
          {t('own')}
        </MenuButton>
      )}
      {children
        .filter(({ status, isCurrent }) => status === 'available' && !isCurrent)
        .map((child) => (
          <MenuButton key={child.id} onPress={() => ask(child.id)} icon={<ChildAvatar child={child} />}>
            {t('child', { name: firstNameOf(child) })}
          </MenuButton>
        ))}
      <MenuLink href={href('choose-child')} icon={<FamilyIcon />}>
        {t('all')}
      </MenuLink>
    </>
  );
}
