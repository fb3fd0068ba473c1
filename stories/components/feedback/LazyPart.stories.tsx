import { Button } from '@portal/design-system/Button';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, type ReactNode, useState } from 'react';
import { expect, screen } from 'storybook/test';

const meta = {
  title: 'Feedback/LazyPart',
  component: LazyPart,
  parameters: {
    guidance: {
      do: ['Use it for what most patients of a page never open: dialogs, lists, calendars.'],
      dont: ['Use it for what the page shows at once: the server renders that.'],
    },
  },
} satisfies Meta<typeof LazyPart>;
export default meta;

function Details(): ReactNode {
  return <Text>Perille tuli</Text>;
}

let attempts = 0;

function load(): Promise<ComponentType> {
  attempts += 1;
  return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Details);
}

function Opener(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Avaa</Button>
      {isOpen && <LazyPart load={load} props={{}} onLoadFailure={() => setOpen(false)} />}
    </>
  );
}

export const SurvivesALostConnection: StoryObj<Meta> = {
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    attempts = 0;
    const open = canvas.getByRole('button', { name: 'Avaa' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/Lataaminen ei onnistunut/)).toBeInTheDocument();
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Perille tuli')).toBeVisible();
  },
};
