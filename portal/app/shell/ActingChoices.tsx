import { Avatar } from '@portal/design-system/Avatar';
import { FamilyIcon } from '@portal/design-system/icons/FamilyIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { MenuButton, MenuLink } from '@portal/design-system/MenuDisclosure';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useLeaveHold } from '#client/navigation/leave-hold.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useTellResult } from '#components/page-result/page-result.ts';
import { firstNameOf } from './first-name.ts';

/** Whose matters to choose next: the person's own and each child's, except the current ones. */
export function ActingChoices(): ReactNode {
  const t = useTranslations('shell.acting');
  const { actingFor } = useSession();
  const { data } = useCall('GET /api/guardianship/children');
  const { run } = useChange('POST /api/guardianship/act-for');
  const href = useHref();
  const tell = useTellResult();
  const leaveHold = useLeaveHold();

  async function actFor(child: string | null): Promise<void> {
    const answer = await run({ body: { child } }).catch(() => null);
    // By a document load: nothing of the previous patient stays in memory.
    if (answer?.type === 'success') window.location.assign(href('front-page'));
    // Nothing was decided; another press may decide it.
    else if (!answer) tell({ message: t('failed'), tone: 'error' });
    // The page says why, and what can be done.
    else if (answer.type === 'disallowed') {
      window.location.assign(href('hpa-front-page', {}, { error: 'disallowed' }));
    } else window.location.assign(href('choose-child'));
  }

  const choose = (child: string | null) => leaveHold.ask(() => void actFor(child));
  const children = data?.type === 'success' ? data.children : [];
  return (
    <>
      {actingFor && (
        <MenuButton onPress={() => choose(null)} icon={<UserIcon />}>
          {t('own')}
        </MenuButton>
      )}
      {children
        .filter(({ status, isCurrent }) => status === 'available' && !isCurrent)
        .map((child) => (
          <MenuButton
            key={child.id}
            onPress={() => choose(child.id)}
            icon={<Avatar name={`${child.firstNames} ${child.lastName}`} isChild size="small" />}
          >
            {t('child', { name: firstNameOf(child) })}
          </MenuButton>
        ))}
      <MenuLink href={href('choose-child')} icon={<FamilyIcon />}>
        {t('all')}
      </MenuLink>
    </>
  );
}
