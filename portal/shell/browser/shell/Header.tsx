import { AppHeader } from '@portal/design-system/AppHeader';
import { Drawer } from '@portal/design-system/Drawer';
import { IconButton } from '@portal/design-system/IconButton';
import { MenuIcon } from '@portal/design-system/icons/MenuIcon';
import { LazyPart } from '@portal/design-system/LazyPart';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import type { PageLayout } from '#contract/routes/route-access.ts';
import type { HeaderLinksProps } from './HeaderLinks.tsx';
import { LazySideMenu } from './LazySideMenu.tsx';
import { PrintLine } from './PrintLine.tsx';

const loadHeaderLinks = () => import('./HeaderLinks.tsx').then((module) => module.HeaderLinks);
const loadUserMenu = () => import('./UserMenu.tsx').then((module) => module.UserMenu);

export interface HeaderProps {
  readonly layout: PageLayout;
  /** The menu has entries; on small screens the header opens it. */
  readonly hasMenu: boolean;
}

/** Logo, language, the signed-in person; the menu button where a page has one. */
export function Header({ layout, hasMenu }: HeaderProps): ReactNode {
  const t = useTranslations('shell');
  const { name } = useBrand();
  const { person, staffName } = useSession();
  const isSignedIn = person !== null || staffName !== null;
  const href = useHref();
  return (
    <AppHeader
      homeHref={href('front-page')}
      homeLabel={t('home', { brand: name })}
      menu={hasMenu && <MenuButton />}
      printed={<PrintLine />}
    >
      <Links hasSignIn={layout !== 'bare' && !isSignedIn} />
      {layout !== 'bare' && isSignedIn && <OwnMenu />}
    </AppHeader>
  );
}

/** They lead on as the server has written them; their code follows the reader to other pages. */
function Links(props: HeaderLinksProps): ReactNode {
  return <LazyPart load={loadHeaderLinks} props={props} isServed isSilent />;
}

/** It opens and leads on as the server has written it; its code asks before logging out. */
function OwnMenu(): ReactNode {
  return <LazyPart load={loadUserMenu} props={{}} isServed isSilent />;
}

function MenuButton(): ReactNode {
  const t = useTranslations('shell.menu');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('open')}
        icon={<MenuIcon size="large" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={t('title')}>
        <LazySideMenu onLoadFailure={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
