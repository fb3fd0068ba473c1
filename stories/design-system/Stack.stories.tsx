import { Stack } from '@portal/design-system/Stack';
import { space } from '@portal/tokens/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { onScreens } from '../on-screens.ts';
import { Sample } from '../Sample.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: {
    guidance: {
      use: 'For things below each other with even space between them.',
      do: [
        'Put space between things with the gap of what holds them.',
        'Use a smaller gap for what belongs together than for what does not.',
        'Render a list as ul or ol, with li children.',
      ],
      dont: [
        'Give children margins of their own.',
        'Nest stacks only to get one different gap: split the content.',
      ],
      instead: {
        Inline: 'They stand side by side.',
        Columns: 'They stand beside each other where there is room.',
        List: 'They are items of a list to read.',
      },
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const three = (
  <>
    <Sample>Maanantai 23.11. klo 9.15</Sample>
    <Sample>Mikael Åkerlund, yleislääkäri</Sample>
    <Sample>Kamppi, Helsinki</Sample>
  </>
);

export const Default: Story = { args: { children: three } };

export const Gaps: Story = {
  args: { children: null },
  render: () => (
    <Stack gap="xxlarge">
      {(['xxsmall', 'small', 'large'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Sample>{gap}</Sample>
          {three}
        </Stack>
      ))}
    </Stack>
  ),
};

/** Rows of one card. */
export const Ruled: Story = { args: { isRuled: true, children: three } };

export const RuledFlush: Story = { args: { isRuled: 'flush', gap: 'none', children: three } };

export const Centred: Story = { args: { align: 'center', children: three } };

export const AtTheEnd: Story = { args: { align: 'end', children: three } };

export const AList: Story = {
  args: {
    as: 'ul',
    'aria-label': 'Tulevat ajat',
    children: ['Yleislääkäri', 'Hammaslääkäri'].map((name) => (
      <li key={name}>
        <Sample>{name}</Sample>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Tulevat ajat' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const GapFollowsTheScreen: Story = {
  args: { gap: { small: 'xsmall', medium: 'large', large: 'xxlarge' }, children: three },
  play: async ({ canvasElement }) => {
    const stack = canvasElement.querySelector('[class*=stack]');
    if (!stack) throw new Error('No stack');
    const wanted = { small: space.xsmall, medium: space.large, large: space.xxlarge };
    await onScreens(async (screen) => {
      await expect(getComputedStyle(stack).rowGap).toBe(`${Number.parseFloat(wanted[screen]) * 16}px`);
    });
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <Sample>Epäjärjestelmällistyttämättömyydelläänsäkäänköhän erikoissairaanhoitopalveluseteli</Sample>
    ),
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(AtTheEnd);
export const ForcedColours = forcedColours(Default);
