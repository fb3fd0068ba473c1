import { Avatar } from '@portal/design-system/Avatar';
import { DateTime } from '@portal/design-system/DateTime';
import { MessageBubble } from '@portal/design-system/MessageBubble';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/MessageBubble',
  component: MessageBubble,
  args: {
    author: 'Ilona Heikkinen, yleislääkäri',
    time: <DateTime value="2026-11-20T07:12:00Z" format="time" />,
    face: <Avatar name="Ilona Heikkinen" />,
    children: <Text>Hei! Kiitos viestistäsi. Kuinka pitkään yskä on jatkunut?</Text>,
  },
  decorators: [
    (Story) => (
      <Stack as="ol" gap="medium" aria-label="Keskustelu">
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    guidance: {
      use: 'For each message of a conversation, in the order in which they were written.',
      do: ['Say who wrote it and when.', 'Put the reader’s own messages at the end side.'],
      dont: [
        'Do not tell an author by side or colour alone.',
        'Do not use it for what the service itself says.',
      ],
      instead: {
        Notice: 'The service says something to the reader.',
        Timeline: 'It is what happened, and nobody speaks.',
        LinkList: 'The conversations are listed.',
      },
    },
  },
} satisfies Meta<typeof MessageBubble>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const message = canvas.getByRole('listitem');
    await expect(message).toHaveTextContent('Ilona Heikkinen, yleislääkäri 9.12');
    await expect(message).toHaveTextContent('Kuinka pitkään yskä on jatkunut?');
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-11-20T07:12:00Z');
  },
};

export const Own: Story = {
  args: {
    side: 'end',
    author: 'Sinä',
    face: undefined,
    note: 'Luettu',
    children: <Text keepsLines>{'Noin kaksi viikkoa.\nYöt ovat pahimpia.'}</Text>,
  },
};

export const Gone: Story = {
  args: { isGone: true, children: <Text>Tämä viesti on poistettu.</Text> },
};

export const LongWords: Story = {
  args: {
    author: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
    children: <Text>Lääkäripalveluyrittäjäkoulutusohjelmasuunnittelutoimikuntakokouspöytäkirja</Text>,
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Own);
export const ForcedColours = forcedColours(Own);
