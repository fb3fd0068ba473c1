import { Button } from '@portal/design-system/Button';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, type ReactNode, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'Feedback/LazyPart',
  component: LazyPart,
  parameters: {
    guidance: {
      use: 'For a part with heavy code that few open.',
      do: ['Use it for what most patients of a page never open: dialogs, lists, calendars.'],
      dont: ['Use it for what the page shows at once: the server renders that.'],
      instead: {
        Skeleton: 'The code is here and the data is on its way.',
        Disclosure: 'It is only text, hidden until wanted.',
      },
    },
  },
} satisfies Meta<typeof LazyPart>;
export default meta;

function Details(): ReactNode {
  return <Text>Perille tuli</Text>;
}

/** Code that does not come at first. */
function flaky(failures = 1): () => Promise<ComponentType> {
  let attempts = 0;
  return () => {
    attempts += 1;
    return attempts <= failures ? Promise.reject(new Error('offline')) : Promise.resolve(Details);
  };
}

function Opener(): ReactNode {
  const [load] = useState(() => flaky());
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Avaa</Button>
      {isOpen && <LazyPart load={load} props={{}} onLoadFailure={() => setOpen(false)} />}
    </>
  );
}

interface InPlaceSetting {
  readonly isSilent?: boolean;
  readonly failures?: number;
}

function InPlace({ isSilent = false, failures = 1 }: InPlaceSetting): ReactNode {
  const [load] = useState(() => flaky(failures));
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

/** Each failed try is announced; the page says it in one place. */
export const ByTwoPresses: StoryObj<Meta> = {
  render: () => <InPlace failures={2} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yritä uudelleen' }));
    const failed = await canvas.findAllByText(/Lataaminen ei onnistunut/);
    await waitFor(() => expect(canvas.getAllByText(/Lataaminen ei onnistunut/)).toHaveLength(2));
    await expect(failed[0]).toBeVisible();
    const announced = canvas.getByText(/Lataaminen ei onnistunut/, { selector: '[role="status"]' });
    await expect(announced.getBoundingClientRect().width).toBeLessThanOrEqual(1);
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
