import { Avatar } from '@portal/design-system/Avatar';
import { AvatarChoices } from '@portal/design-system/AvatarChoices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const pressed = fn();

const meta = {
  title: 'Data/AvatarChoices',
  component: AvatarChoices,
  args: {
    'aria-label': 'Kenen asioita hoidat',
    choices: [
      { id: 'own', face: <Avatar name="Sofia Lindström" size="large" />, name: 'Sofia', onPress: pressed },
      {
        id: 'elsa',
        face: <Avatar name="Elsa Lindström" isChild tint={0} size="large" />,
        name: 'Elsa',
        isCurrent: true,
      },
      {
        id: 'viktor',
        face: <Avatar name="Viktor Lindström" isChild tint={1} size="large" />,
        name: 'Viktor',
        label: 'Lapsen asiat: Viktor',
        onPress: pressed,
      },
    ],
  },
  parameters: {
    guidance: {
      use: 'For choosing one of a few people whom the reader knows, at once.',
      do: ['Show up to six people whom the reader knows by name.', 'Say beside it whose matters are shown.'],
      dont: ['Use it for a choice that is confirmed later: pressing acts at once.'],
      instead: {
        RadioGroup: 'The choice is confirmed later, with a form.',
        Card: 'There is more to say of each person than a name.',
        Avatar: 'The face is only shown.',
      },
    },
  },
} satisfies Meta<typeof AvatarChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lapsen asiat: Viktor' }));
    await expect(pressed).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /Elsa/ })).toBeNull();
  },
};

/** The last leads to a page about all of them. */
export const WithPage: Story = {
  args: {
    choices: [
      { id: 'own', face: <Avatar name="Sofia Lindström" size="large" />, name: 'Sofia', onPress: pressed },
      { id: 'all', face: <Avatar name="" size="large" />, name: 'Koko perhe', href: '#perhe' },
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Koko perhe' })).toHaveAttribute('href', '#perhe');
  },
};

export const LongWords: Story = {
  args: {
    choices: [
      {
        id: 'long',
        face: <Avatar name="Maximiliana-Alexandra" isChild tint={2} size="large" />,
        name: 'Maximiliana-Alexandra',
        onPress: pressed,
      },
      {
        id: 'busy',
        face: <Avatar name="Aino" size="large" />,
        name: 'Aino',
        isLoading: true,
        onPress: pressed,
      },
    ],
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Default);
