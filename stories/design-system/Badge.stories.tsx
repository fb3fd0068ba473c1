import { Badge } from '@portal/design-system/Badge';
import { Inline } from '@portal/design-system/Inline';
import { CheckIcon } from '@portal/design-system/icons/CheckIcon';
import { ClockIcon } from '@portal/design-system/icons/ClockIcon';
import { VideoIcon } from '@portal/design-system/icons/VideoIcon';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'Odottaa' },
  parameters: {
    guidance: {
      use: 'For a status or a count, in a word or two, beside what has it.',
      do: [
        'Say a status in a word or two, next to what has it.',
        'Say what a number counts, at least to people who do not see it.',
      ],
      dont: ['Tell states apart by colour alone: the word does.', 'Make it look like something to press.'],
      instead: {
        Notice: 'There is a sentence to say.',
        FilterChips: 'It can be pressed.',
        Text: 'It is a fact like those around it.',
      },
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Odottaa')).toBeVisible();
  },
};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge>Odottaa</Badge>
      <Badge tone="accent">Etävastaanotto</Badge>
      <Badge tone="success">Vahvistettu</Badge>
      <Badge tone="warning">Erääntyy huomenna</Badge>
      <Badge tone="danger">Peruttu</Badge>
      <Badge tone="solid">Uusi</Badge>
    </Inline>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <Inline>
      <Badge tone="success" icon={<CheckIcon size="small" />}>
        Vahvistettu
      </Badge>
      <Badge tone="accent" icon={<VideoIcon size="small" />}>
        Etävastaanotto
      </Badge>
      <Badge icon={<ClockIcon size="small" />}>30 min</Badge>
    </Inline>
  ),
};

export const Count: Story = {
  args: {
    tone: 'solid',
    children: (
      <>
        <span aria-hidden>3</span>
        <VisuallyHidden>3 lukematonta viestiä</VisuallyHidden>
      </>
    ),
  },
};

export const LongWords: Story = {
  args: { tone: 'warning', children: 'Lääkemääräyksenuudistamispyyntölomakkeentäyttöohjeistus' },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(WithIcons);
export const ForcedColours = forcedColours(Tones);
