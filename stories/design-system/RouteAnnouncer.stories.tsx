import { Button } from '@portal/design-system/Button';
import { RouteAnnouncer } from '@portal/design-system/RouteAnnouncer';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

const meta = {
  title: 'Shell/RouteAnnouncer',
  component: RouteAnnouncer,
  parameters: {
    guidance: {
      use: 'For the title of the next page, to the ear, once around the router.',
      do: ['Have one, around the router, with the title of the page that is shown.'],
      dont: ['Use it for results of an action: that is a Toast or a Notice.'],
      instead: {
        Toast: 'It is the result of an action.',
        VisuallyHidden: 'It is text that stands on the page.',
      },
    },
  },
  args: { title: 'Etusivu' },
  render: function Pages({ title: first }) {
    const [title, setTitle] = useState(first);
    return (
      <Stack align="start">
        <Text>{title}</Text>
        <Button onPress={() => setTitle('Ajanvaraus')}>Vaihda sivua</Button>
        <RouteAnnouncer title={title} />
      </Stack>
    );
  },
} satisfies Meta<typeof RouteAnnouncer>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector('[aria-live=assertive]');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(region).toHaveTextContent('Ajanvaraus'));
  },
};
