import { Button } from '@portal/design-system/Button';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, type ReactNode, useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';

const meta = { title: 'Feedback/LazyPart', component: LazyPart } satisfies Meta<typeof LazyPart>;
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
  play: async ({ canvasElement }) => {
    attempts = 0;
    const open = within(canvasElement).getByRole('button', { name: 'Avaa' });
    await userEvent.click(open);
    await expect(await screen.findByText(/Lataaminen ei onnistunut/)).toBeInTheDocument();
    await userEvent.click(open);
    await expect(await screen.findByText('Perille tuli')).toBeVisible();
  },
};
