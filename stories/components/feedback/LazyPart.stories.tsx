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

/** Code that does not come at first. */
function flaky(): () => Promise<ComponentType> {
  let attempts = 0;
  return () => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Details);
  };
}

function Opener(): ReactNode {
  const [load] = useState(flaky);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Avaa</Button>
      {isOpen && <LazyPart load={load} props={{}} onLoadFailure={() => setOpen(false)} />}
    </>
  );
}

function InPlace({ isSilent = false }: { readonly isSilent?: boolean }): ReactNode {
  const [load] = useState(flaky);
  return <LazyPart load={load} props={{}} waiting={<Text>Odotetaan</Text>} isSilent={isSilent} />;
}

export const SurvivesALostConnection: StoryObj<Meta> = {
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Avaa' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/Lataaminen ei onnistunut/)).toBeInTheDocument();
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Perille tuli')).toBeVisible();
  },
};

export const OffersAnotherTryInItsPlace: StoryObj<Meta> = {
  render: () => <InPlace />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Lataaminen ei onnistunut/);
    await userEvent.click(canvas.getByRole('button', { name: 'Yritä uudelleen' }));
    const part = await canvas.findByText('Perille tuli');
    await expect(part).toBeVisible();
    // The button is gone: what has come in its place has the focus.
    await expect(document.activeElement).toContainElement(part);
  },
};

export const AsksAgainInSilence: StoryObj<Meta> = {
  render: () => <InPlace isSilent />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Odotetaan')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('Perille tuli')).toBeVisible();
  },
};
