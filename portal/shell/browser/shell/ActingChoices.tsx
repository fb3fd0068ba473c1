import { FamilyIcon } from '@portal/design-system/icons/FamilyIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { MenuButton, MenuLink } from '@portal/design-system/MenuDisclosure';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { firstNameOf } from '#client/app/first-name.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { ChildAvatar } from './ChildAvatar.tsx';
import { useChoosePerson } from './use-choose-person.ts';

/** Whose matters to choose next: the person's own and each child's, except the current ones. */
export function ActingChoices(): ReactNode {
  const t = useTranslations('shell.acting');
  const { actingFor } = useSession();
  const { data, error } = useCall('GET /api/guardianship/children');
  const href = useHref();
  const choosePerson = useChoosePerson();

  const ask = (child: string | null) => void choosePerson(child);
  const children = data?.type === 'success' ? data.children : [];
  // A young person who acts alone has nobody to choose; whether somebody is a guardian may be unknown.
  const mayChoose = actingFor || error || data?.type === 'unavailable' || children.length > 0;
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
      {children.some(({ status }) => status === 'available') && (
        <MenuLink href={href('family')} icon={<FamilyIcon />}>
          {t('family')}
        </MenuLink>
      )}
      {mayChoose && (
        <MenuLink href={href('choose-child')} icon={<FamilyIcon />}>
          {t('all')}
        </MenuLink>
      )}
    </>
  );
}
