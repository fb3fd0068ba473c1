import { LogoutIcon } from '@portal/design-system/icons/LogoutIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { MenuButton, MenuDisclosure, MenuLink } from '@portal/design-system/MenuDisclosure';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt, useSession } from '#contract/client/app-context.ts';
import { useHref } from '#contract/client/use-href.ts';
import { firstNameOf } from './first-name.ts';
import { useLogOut } from './use-log-out.ts';

/** What concerns who is signed in: their information and the way out. */
export function UserMenu(): ReactNode {
  const t = useTranslations('shell.menu');
  const { person, isSessionValid } = useSession();
  const isBuilt = useIsBuilt();
  const href = useHref();
  const logOut = useLogOut();
  if (!person) return null;
  const name = firstNameOf(person);
  return (
    <MenuDisclosure label={name} accessibleLabel={t('user', { name })} icon={<UserIcon />}>
      {isSessionValid && isBuilt('my-information') && (
        <MenuLink href={href('my-information')} icon={<UserIcon />}>
          {t('myInformation')}
        </MenuLink>
      )}
      <MenuButton onPress={() => void logOut()} icon={<LogoutIcon />}>
        {t('logOut')}
      </MenuButton>
    </MenuDisclosure>
  );
}
