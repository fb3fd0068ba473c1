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
import { Inline } from '@portal/design-system/Inline';
import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { CardIcon } from '@portal/design-system/icons/CardIcon';
import { PillIcon } from '@portal/design-system/icons/PillIcon';
import { PinIcon } from '@portal/design-system/icons/PinIcon';
import { SyringeIcon } from '@portal/design-system/icons/SyringeIcon';
import { VideoIcon } from '@portal/design-system/icons/VideoIcon';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { onScreens } from '../on-screens.ts';
import { footer, header, side } from './frame.tsx';

const meta = {
  title: 'Shell/AppLayout',
  component: AppLayout,
  parameters: {
    flush: true,
    guidance: {
      use: 'For header, menu, page and footer of the whole product, once.',
      do: [
        'Render it once, around the router.',
        'Move the focus to main after a change of page.',
        'Put the page’s content into a Page.',
      ],
      dont: ['Add landmarks of your own around it.'],
      instead: {
        Page: 'It is the content of one page.',
        Columns: 'Parts within a page stand beside each other.',
      },
    },
  },
  args: { skipLabel: 'Siirry sisältöön', header, side, footer, children: null },
} satisfies Meta<typeof AppLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

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
          <Badge tone="accent">Vahvistettu</Badge>
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
  render: (args) => (
    <AppLayout {...args}>
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

export const Default: Story = {
  args: {
    children: (
      <Page width="prose">
        <Stack>
          <Heading level={1}>Omat tiedot</Heading>
          <Text>Pidä yhteystietosi ajan tasalla, niin tavoitamme sinut, jos aikasi muuttuu.</Text>
        </Stack>
      </Page>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const main = canvas.getByRole('main');
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await onScreens(async (screen) => {
      await expect(canvas.queryAllByRole('navigation')).toHaveLength(screen === 'large' ? 1 : 0);
    });
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Siirry sisältöön' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${main.id}`);
  },
};

export const WithNotice: Story = {
  args: {
    ...Default.args,
    notice: {
      label: 'Kenen asioita hoidat',
      content: (
        <>
          <Text size="small">
            Hoidat asioita: <strong>Elsa Lindström</strong>
          </Text>
          <TextLink href="#change" isStandalone>
            Vaihda
          </TextLink>
        </>
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Kenen asioita hoidat' })).toBeVisible();
  },
};

export const WithoutMenu: Story = {
  args: {
    side: undefined,
    children: (
      <Page width="narrow">
        <Stack gap="large">
          <Heading level={1}>Kirjaudu</Heading>
          <Button size="large">Kirjaudu pankkitunnuksilla</Button>
        </Stack>
      </Page>
    ),
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <Page>
        <Heading level={1}>Erikoissairaanhoitopalvelusetelin epäjärjestelmällistyttämättömyys</Heading>
      </Page>
    ),
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(FrontPage);
export const ForcedColours = forcedColours(FrontPage);
