import { AppFooter } from '@portal/design-system/AppFooter';
import { AppHeader } from '@portal/design-system/AppHeader';
import { AppLayout } from '@portal/design-system/AppLayout';
import { Avatar } from '@portal/design-system/Avatar';
import { Badge } from '@portal/design-system/Badge';
import { Button } from '@portal/design-system/Button';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card, CardLink } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { DateTime } from '@portal/design-system/DateTime';
import { DescriptionCard } from '@portal/design-system/DescriptionCard';
import { Heading } from '@portal/design-system/Heading';
import { Hero } from '@portal/design-system/Hero';
import { IconButton } from '@portal/design-system/IconButton';
import { Inline } from '@portal/design-system/Inline';
import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { CardIcon } from '@portal/design-system/icons/CardIcon';
import { GlobeIcon } from '@portal/design-system/icons/GlobeIcon';
import { HomeIcon } from '@portal/design-system/icons/HomeIcon';
import { MenuIcon } from '@portal/design-system/icons/MenuIcon';
import { MessageIcon } from '@portal/design-system/icons/MessageIcon';
import { PillIcon } from '@portal/design-system/icons/PillIcon';
import { PinIcon } from '@portal/design-system/icons/PinIcon';
import { SyringeIcon } from '@portal/design-system/icons/SyringeIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { UsersIcon } from '@portal/design-system/icons/UsersIcon';
import { VideoIcon } from '@portal/design-system/icons/VideoIcon';
import { MenuDisclosure, MenuLink } from '@portal/design-system/MenuDisclosure';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Price } from '@portal/design-system/Price';
import { RouteAnnouncer } from '@portal/design-system/RouteAnnouncer';
import { SideNavigation } from '@portal/design-system/SideNavigation';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

const meta = { title: 'Shell/AppLayout', component: AppLayout, parameters: { flush: true } } satisfies Meta<
  typeof AppLayout
>;
export default meta;

type Story = StoryObj<Meta>;

const header = (
  <AppHeader
    homeHref="#home"
    homeLabel="Kaari, etusivu"
    menu={<IconButton label="Valikko" icon={<MenuIcon size="large" />} onPress={fn()} />}
  >
    <MenuDisclosure label="FI" accessibleLabel="FI, vaihda kieli" icon={<GlobeIcon />}>
      <MenuLink href="#sv" lang="sv">
        Svenska
      </MenuLink>
    </MenuDisclosure>
    <MenuDisclosure label={<Avatar name="Aino Virtanen" />} accessibleLabel="Aino Virtanen, oma valikko">
      <MenuLink href="#me">Omat tiedot</MenuLink>
    </MenuDisclosure>
  </AppHeader>
);

const side = (
  <SideNavigation
    aria-label="Päävalikko"
    groups={[
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
            href: '#m',
            icon: <MessageIcon />,
            count: 3,
            countLabel: '3 lukematonta',
          },
          { id: 'team', label: 'Työterveystiimi', href: '#t', icon: <UsersIcon /> },
        ],
      },
      {
        id: 'own',
        items: [
          { id: 'vaccinations', label: 'Rokotukset', href: '#v', icon: <SyringeIcon /> },
          { id: 'invoices', label: 'Laskut', href: '#i', icon: <CardIcon /> },
          { id: 'me', label: 'Omat tiedot', href: '#o', icon: <UserIcon /> },
        ],
      },
    ]}
  />
);

const footer = (
  <AppFooter brandName="Etusivu">
    <Text size="small">Asiakaspalvelu 010 380 3838</Text>
    <TextLink href="#eula" tone="inherit" isStandalone>
      Käyttöehdot
    </TextLink>
  </AppFooter>
);

function Appointment({
  name,
  title,
  isRemote,
}: {
  name: string;
  title: string;
  isRemote?: boolean;
}): ReactNode {
  return (
    <Card as="article">
      <Stack gap="small">
        <Inline justify="between" align="start">
          <Inline gap="medium" isSingleLine>
            <Avatar name={name} size="responsive" />
            <div>
              <Heading level={3} size={4}>
                <CardLink href="#appointment">{name}</CardLink>
              </Heading>
              <Text size="small" tone="muted">
                {title}
              </Text>
            </div>
          </Inline>
          <Badge tone="action">Vahvistettu</Badge>
        </Inline>
        <Inline gap="large">
          <Inline gap="xsmall">
            <CalendarIcon />
            <Text as="span" weight="strong">
              <DateTime value="2026-11-23T07:15:00Z" />
            </Text>
          </Inline>
          <Inline gap="xsmall">
            {isRemote ? <VideoIcon /> : <PinIcon />}
            <Text as="span">{isRemote ? 'Etävastaanotto' : 'Kamppi, Helsinki'}</Text>
          </Inline>
          <Price cents={9450} prefix="alk." />
        </Inline>
      </Stack>
    </Card>
  );
}

export const FrontPage: Story = {
  render: () => (
    <AppLayout skipLabel="Siirry sisältöön" header={header} side={side} footer={footer}>
      <Page>
        <Stack gap="xxlarge">
          <Hero
            title="Hei Aino, miten voimme auttaa?"
            lead="Varaa aika lääkärille, hoitajalle tai fysioterapeutille."
          >
            <ButtonLink href="#book" size="large" icon={<CalendarIcon />}>
              Varaa aika
            </ButtonLink>
          </Hero>
          <Stack gap="medium">
            <Inline justify="between">
              <Heading level={2}>Tulevat ajat</Heading>
              <TextLink href="#all" isStandalone iconEnd={<ArrowRightIcon />}>
                Näytä kaikki
              </TextLink>
            </Inline>
            <Columns isStretched>
              <Appointment name="Mikael Åkerlund" title="Yleislääketieteen erikoislääkäri" />
              <Appointment name="Saara Niskanen" title="Psykologi" isRemote />
            </Columns>
          </Stack>
          <Notice title="Kiireelliset asiat">Hätätilanteessa soita 112. Päivystysapu 116117.</Notice>
          <Columns layout={{ small: 'one', medium: 'two', large: 'three' }}>
            <DescriptionCard
              title="Reseptit"
              description="Uusi reseptisi"
              icon={<PillIcon size="large" />}
              href="#r"
            />
            <DescriptionCard
              title="Rokotukset"
              description="12 merkintää"
              icon={<SyringeIcon size="large" />}
              href="#v"
            />
            <DescriptionCard
              title="Laskut"
              description="Ei avoimia"
              icon={<CardIcon size="large" />}
              href="#l"
            />
          </Columns>
        </Stack>
      </Page>
    </AppLayout>
  ),
};

export const WithoutMenu: Story = {
  render: () => (
    <AppLayout skipLabel="Siirry sisältöön" header={header} footer={footer}>
      <Page width="narrow">
        <Stack gap="large">
          <Heading level={1}>Kirjaudu</Heading>
          <Button size="large">Kirjaudu pankkitunnuksilla</Button>
        </Stack>
      </Page>
    </AppLayout>
  ),
  play: async ({ canvasElement }) => {
    const skip = within(canvasElement).getByRole('link', { name: 'Siirry sisältöön' });
    skip.focus();
    await expect(skip).toBeVisible();
  },
};

function Route(): ReactNode {
  const [title, setTitle] = useState('Etusivu');
  return (
    <>
      <Button onPress={() => setTitle('Ajanvaraus')}>Vaihda sivua</Button>
      <RouteAnnouncer title={title} />
    </>
  );
}

export const AnnouncesTheNewPage: Story = {
  parameters: { flush: false },
  render: () => <Route />,
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector('[aria-live=assertive]');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(region).toHaveTextContent('Ajanvaraus'));
  },
};
