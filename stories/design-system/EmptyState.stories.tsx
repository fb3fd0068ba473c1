import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Ei tulevia aikoja',
    children: 'Kun varaat ajan, näet sen täällä.',
    action: <ButtonLink href="/ajanvaraus">Varaa aika</ButtonLink>,
  },
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
  parameters: {
    guidance: {
      use: 'For a list or a page where there is nothing yet.',
      do: ['Say what would be here, and what to do next.', 'Offer one action at most.'],
      dont: ['Leave a list empty without a word.', 'Blame the patient: “Et ole vielä…”.'],
      instead: {
        ErrorState: 'It could not be loaded.',
        Notice: 'There is content, and something to know about it.',
        Skeleton: 'It is still on its way.',
      },
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ei tulevia aikoja' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Varaa aika' })).toBeVisible();
  },
};

export const WithoutAction: Story = { args: { action: undefined } };

export const WithoutIllustration: Story = { args: { illustration: null } };

export const Done: Story = {
  args: {
    title: 'Kaikki viestit on luettu',
    children: 'Ilmoitamme tekstiviestillä, kun saat uuden viestin.',
    action: undefined,
    illustration: 'success',
  },
};

export const LongWords: Story = {
  args: {
    title: 'Ei lääkemääräyksenuudistamispyyntöjä',
    children: 'Työterveyshuollonhoitosuunnitelmayhteyshenkilötietojentarkistuspyynnöt näkyvät täällä.',
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
