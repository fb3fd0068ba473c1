import { Inline } from '@portal/design-system/Inline';
import { CheckIcon } from '@portal/design-system/icons/CheckIcon';
import { ClockIcon } from '@portal/design-system/icons/ClockIcon';
import { FlaskIcon } from '@portal/design-system/icons/FlaskIcon';
import { Medallion } from '@portal/design-system/Medallion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/Medallion',
  component: Medallion,
  args: { children: <FlaskIcon /> },
  parameters: {
    guidance: {
      use: 'For a sign before a title that helps the eye to find it.',
      do: ['Use one beside a title, to find it by.', 'Keep to one tone within a list.'],
      dont: ['Let it say anything alone: it is not read out.'],
      instead: {
        Icon: 'The sign stands in a line of text or a button.',
        Avatar: 'It is a person.',
        DateLeaf: 'It is a day.',
        Emblem: 'It is another organisation’s sign.',
      },
    },
  },
} satisfies Meta<typeof Medallion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[class*=medallion]')).toHaveAttribute('aria-hidden');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Medallion {...args} size="small" />
      <Medallion {...args} size="medium" />
      <Medallion {...args} size="face" />
      <Medallion {...args} size="large">
        <ClockIcon size="large" />
      </Medallion>
    </Inline>
  ),
};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Medallion tone="accent">
        <FlaskIcon />
      </Medallion>
      <Medallion tone="brand">1</Medallion>
      <Medallion tone="neutral">
        <ClockIcon />
      </Medallion>
      <Medallion tone="success">
        <CheckIcon />
      </Medallion>
    </Inline>
  ),
};

export const Soft: Story = { args: { shape: 'soft' } };

export const LargeText = largeText(Sizes);
export const RightToLeft = rightToLeft(Tones);
export const ForcedColours = forcedColours(Tones);
