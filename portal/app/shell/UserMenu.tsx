import { LogoutIcon } from '@portal/design-system/icons/LogoutIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { MenuDisclosure, MenuLink } from '@portal/design-system/MenuDisclosure';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLogOut } from '#components/use-log-out.tsx';
import { useIsBuilt, useSession } from '#contract/client/app-context.ts';
import { useHref } from '#contract/client/use-href.ts';
import { firstNameOf } from './first-name.ts';

/** What concerns who is signed in: their information and the way out. */
export function UserMenu(): ReactNode {
  const t = useTranslations('shell.menu');
  const { person, isSessionValid } = useSession();
  const isBuilt = useIsBuilt();
  const href = useHref();
  const { ask, question } = useLogOut();
  if (!person) return null;
  const name = firstNameOf(person);
  return (
    <>
      <MenuDisclosure label={name} accessibleLabel={t('user', { name })} icon={<UserIcon />}>
        {isSessionValid && isBuilt('my-information') && (
          <MenuLink href={href('my-information')} icon={<UserIcon />}>
            {t('myInformation')}
          </MenuLink>
        )}
        {/* Before there are scripts, the login page asks. */}
        <MenuLink
          href={href('login-page-for-anonymous-users', {}, { logOut: 'ask' })}
          icon={<LogoutIcon />}
          onClick={(event) => {
            event.preventDefault();
            ask();
          }}
        >
          {t('logOut')}
        </MenuLink>
      </MenuDisclosure>
      {question}
    </>
  );
}
