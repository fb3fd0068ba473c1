import { AppFooter } from '@portal/design-system/AppFooter';
import { AppHeader } from '@portal/design-system/AppHeader';
import { Avatar } from '@portal/design-system/Avatar';
import { IconButton } from '@portal/design-system/IconButton';
import { CardIcon } from '@portal/design-system/icons/CardIcon';
import { GlobeIcon } from '@portal/design-system/icons/GlobeIcon';
import { HomeIcon } from '@portal/design-system/icons/HomeIcon';
import { MenuIcon } from '@portal/design-system/icons/MenuIcon';
import { MessageIcon } from '@portal/design-system/icons/MessageIcon';
import { SyringeIcon } from '@portal/design-system/icons/SyringeIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { UsersIcon } from '@portal/design-system/icons/UsersIcon';
import { MenuDisclosure, MenuLink } from '@portal/design-system/MenuDisclosure';
import { type NavigationGroup, SideNavigation } from '@portal/design-system/SideNavigation';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { fn } from 'storybook/test';

/** The surroundings of a page, as stories of the shell show them. */
export const headerActions = (
  <>
    <MenuDisclosure label="FI" accessibleLabel="FI, vaihda kieli" icon={<GlobeIcon />}>
      <MenuLink href="#sv" lang="sv">
        Svenska
      </MenuLink>
    </MenuDisclosure>
    <MenuDisclosure label={<Avatar name="Aino Virtanen" />} accessibleLabel="Aino Virtanen, oma valikko">
      <MenuLink href="#me">Omat tiedot</MenuLink>
    </MenuDisclosure>
  </>
);

export const menuButton = <IconButton label="Valikko" icon={<MenuIcon size="large" />} onPress={fn()} />;

export const header = (
  <AppHeader homeHref="#home" homeLabel="Etusivu" menu={menuButton}>
    {headerActions}
  </AppHeader>
);

export const groups: readonly NavigationGroup[] = [
  {
    id: 'home',
    items: [{ id: 'home', label: 'Etusivu', href: '#home', icon: <HomeIcon />, isCurrent: true }],
  },
  {
    id: 'work',
    label: 'Työterveys',
    items: [
      {
        id: 'messages',
        label: 'Viestit',
        href: '#messages',
        icon: <MessageIcon />,
        count: 3,
        countLabel: '3 lukematonta',
      },
      { id: 'team', label: 'Työterveystiimi', href: '#team', icon: <UsersIcon /> },
    ],
  },
  {
    id: 'own',
    items: [
      { id: 'vaccinations', label: 'Rokotukset', href: '#vaccinations', icon: <SyringeIcon /> },
      { id: 'invoices', label: 'Laskut', href: '#invoices', icon: <CardIcon /> },
      { id: 'me', label: 'Omat tiedot', href: '#me', icon: <UserIcon /> },
    ],
  },
];

export const side = <SideNavigation aria-label="Päävalikko" groups={groups} />;

export const footerContent = (
  <>
    <Text size="small">Asiakaspalvelu 010 380 3838</Text>
    <TextLink href="#terms" tone="inherit">
      Käyttöehdot
    </TextLink>
  </>
);

export const footer = <AppFooter brandName="Kaari">{footerContent}</AppFooter>;
