import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { onScreens } from '../on-screens.ts';

const meta = {
  title: 'Layout/Visible',
  component: Visible,
  args: { children: <Text>Rajaa hakua</Text> },
  parameters: {
    guidance: {
      use: 'For a part that has another shape on other screens.',
      do: [
        'Show the same thing in another shape where there is less room: a button that opens what else stands beside.',
      ],
      dont: ['Keep anything from phones: what a page is for is on all of them.'],
      instead: {
        VisuallyHidden: 'It is for the ear on every screen.',
        Columns: 'The same parts only change places.',
        Disclosure: 'The reader decides whether to see it.',
      },
    },
  },
} satisfies Meta<typeof Visible>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { from: 'medium' } };

export const FromLarge: Story = {
  args: { from: 'large' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Rajaa hakua');
    await onScreens(async (screen) => {
      await expect(words.offsetParent !== null).toBe(screen === 'large');
    });
  },
};

export const BelowLarge: Story = {
  args: { below: 'large' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Rajaa hakua');
    await onScreens(async (screen) => {
      await expect(words.offsetParent !== null).toBe(screen !== 'large');
    });
  },
};

export const OnScreen: Story = {
  args: { on: 'screen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rajaa hakua')).toBeVisible();
  },
};

export const WithScripts: Story = { args: { needsScripts: true } };

export const LongWords: Story = {
  args: { children: <Text>Epäjärjestelmällistyttämättömyydelläänsäkäänköhän</Text> },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Default);
