import { SignOutIcon } from '@portal/design-system/icons/SignOutIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { LazyPart } from '@portal/design-system/LazyPart';
import { MenuDisclosure, MenuLink } from '@portal/design-system/MenuDisclosure';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt, useSession } from '#client/app/app-context.ts';
import { firstNameOf } from '#client/app/first-name.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useSignOut } from '#components/use-sign-out.tsx';
import { ChildAvatar } from './ChildAvatar.tsx';

/** Asks the population register, so it waits until the menu is opened. */
const loadChoices = () => import('./ActingChoices.tsx').then((module) => module.ActingChoices);

/** The signed-in person's menu: my information and logging out. */
export function UserMenu(): ReactNode {
  const t = useTranslations('shell.menu');
  const { person, staffName, actingFor, isSessionValid } = useSession();
  const isBuilt = useIsBuilt();
  const href = useHref();
  const { ask, question } = useSignOut();
  const [wasOpened, setWasOpened] = useState(false);
  const name = person ? firstNameOf(person) : staffName;
  if (!name) return null;
  return (
    <>
      <MenuDisclosure
        label={name}
        accessibleLabel={t('user', { name })}
        icon={actingFor ? <ChildAvatar child={actingFor} /> : <UserIcon />}
        onOpen={() => setWasOpened(true)}
      >
        {wasOpened && person && isBuilt('choose-child') && (
          <LazyPart load={loadChoices} props={{}} onLoadFailure={() => setWasOpened(false)} />
        )}
        {isSessionValid && isBuilt('my-information') && (
          <MenuLink href={href('my-information')} icon={<UserIcon />}>
            {t('pages.my-information')}
          </MenuLink>
        )}
        {/* Before scripts run, the login page asks. */}
        <MenuLink
          href={href('login-page-for-anonymous-users', {}, { logOut: 'ask' })}
          icon={<SignOutIcon />}
          onClick={(event) => {
            event.preventDefault();
            ask();
          }}
        >
          {t('signOut')}
        </MenuLink>
      </MenuDisclosure>
      {question}
    </>
  );
}
