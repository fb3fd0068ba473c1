import { Badge } from '@portal/design-system/Badge';
import { Columns } from '@portal/design-system/Columns';
import { DescriptionCard } from '@portal/design-system/DescriptionCard';
import { BriefcaseIcon } from '@portal/design-system/icons/BriefcaseIcon';
import { HeartIcon } from '@portal/design-system/icons/HeartIcon';
import { ShieldIcon } from '@portal/design-system/icons/ShieldIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/DescriptionCard',
  component: DescriptionCard,
  args: {
    title: 'Yksityisasiakas',
    description: 'Maksat käynnin itse tai haet korvauksen jälkikäteen.',
    icon: <UserIcon size="large" />,
    href: '#private',
  },
  parameters: {
    guidance: {
      use: 'For one place to go, or one fact, that takes an icon, a title and a sentence.',
      do: ['Name the target in the title: it is the link.', 'Keep the description to one sentence.'],
      dont: ['Do not put a second link into a card that is a link.'],
      instead: {
        Card: 'There is more content, or an action.',
        LinkList: 'There are many of them, one below the other.',
        Notice: 'It is something to know about this page.',
      },
    },
  },
} satisfies Meta<typeof DescriptionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One tab stop; the whole card can be pressed. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Yksityisasiakas' });
    await expect(canvas.getByRole('heading', { level: 2, name: 'Yksityisasiakas' })).toBeVisible();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** A fact, not a link. */
export const WithoutLink: Story = {
  args: { href: undefined, icon: <HeartIcon size="large" />, title: 'Ei uusia tuloksia' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const TitleAlone: Story = { args: { description: undefined, icon: undefined } };

export const WithBadge: Story = { args: { badge: <Badge tone="accent">2 uutta</Badge> } };

export const WithMore: Story = { args: { children: <Text size="small">Voimassa 31.12.2026 asti</Text> } };

export const Tiles: Story = {
  render: (args) => (
    <Columns>
      <DescriptionCard {...args} />
      <DescriptionCard title="Vakuutusasiakas" icon={<ShieldIcon size="large" />} href="#insurance" />
      <DescriptionCard
        title="Työterveyshuolto"
        description="Työnantajasi on sopinut työterveyspalveluista kanssamme."
        icon={<BriefcaseIcon size="large" />}
        href="#work"
      />
    </Columns>
  ),
};

export const LongWords: Story = {
  args: {
    title: 'Työterveyshuoltopalvelusopimusneuvottelukunta-asiakas',
    description:
      'Lääkäripalveluyrittäjäkoulutusohjelmasuunnittelutoimikunta on sopinut palveluista kanssamme.',
    badge: <Badge>Epäjärjestelmällistyttämättömyys</Badge>,
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
