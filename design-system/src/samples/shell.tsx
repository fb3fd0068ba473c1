import { AppFooter } from '../AppFooter/AppFooter.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { AppLayout } from '../AppLayout/AppLayout.tsx';
import { DesignSystemProvider } from '../DesignSystem/DesignSystem.tsx';
import { Hero } from '../Hero/Hero.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { RouteAnnouncer } from '../RouteAnnouncer/RouteAnnouncer.tsx';
import { SideNavigation } from '../SideNavigation/SideNavigation.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import type { Sample } from './sample.ts';

const shows = 'Words';

export const shell: Readonly<Record<string, Sample>> = {
  AppFooter: { element: <AppFooter brandName="Brand">Words</AppFooter>, shows },
  AppHeader: { element: <AppHeader homeHref="/" homeLabel="Words" />, shows: 'href="/"' },
  AppLayout: {
    element: (
      <AppLayout skipLabel="Skip" notice={{ label: 'Notice', content: 'Words' }}>
        Words
      </AppLayout>
    ),
    shows: '<main id="main" tabindex="-1"',
  },
  DesignSystem: { element: <DesignSystemProvider language="sv">Words</DesignSystemProvider>, shows },
  Hero: { element: <Hero title="Words" />, shows: '<h1' },
  Icon: { element: <Icon label="Words">{null}</Icon>, shows },
  Illustration: { element: <Illustration name="book" />, shows: 'aria-hidden' },
  Logo: { element: <Logo /> },
  RouteAnnouncer: { element: <RouteAnnouncer title="Words" />, shows: 'aria-live="assertive"' },
  SideNavigation: {
    element: (
      <SideNavigation
        aria-label="Menu"
        groups={[{ id: 'g', items: [{ id: 'a', label: 'Words', href: '/a', isCurrent: true }] }]}
      />
    ),
    shows: 'aria-current="page"',
  },
  SkipLink: { element: <SkipLink targetId="main">Words</SkipLink>, shows: 'href="#main"' },
};
