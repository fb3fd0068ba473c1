import { RetryButton, type RetryButtonProps } from '@portal/design-system/RetryButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Feedback/RetryButton',
  component: RetryButton,
  // The reader of props does not see what is picked from another component's.
  argTypes: {
    tone: { options: ['primary', 'secondary', 'outline', 'tertiary', 'danger'] },
    size: { options: ['small', 'medium', 'large'] },
  },
  args: { onRetry: fn() },
  parameters: {
    guidance: {
      use: 'For another try, beside words that say what failed.',
      do: [
        'Put it beside the words that say what failed.',
        'Take it away once a try has succeeded: that it stays is what it reports.',
      ],
      dont: ['Write its answer yourself: it says that a try has failed, too.'],
      instead: {
        ErrorState: 'Those words are missing: it brings both.',
        Button: 'Nothing has failed yet.',
      },
    },
  },
} satisfies Meta<typeof RetryButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const FAILED = 'Lataaminen ei onnistunut. Tarkista verkkoyhteys ja yritä uudelleen.';
const said = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getAllByRole('status').map((each) => each.textContent);

/** Pressed without a connection: the try is over at once. */
export const FailedAgain: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Yritä uudelleen' });
    await expect(said(canvas)).toEqual(['', '']);
    // Noted as it is said: half a second later it is gone, however slow the machine.
    const heard: unknown[] = [];
    const listener = new MutationObserver(() => {
      const now = said(canvas);
      if (String(now) !== String(heard.at(-1))) heard.push(now);
    });
    listener.observe(canvasElement, { childList: true, characterData: true, subtree: true });
    const aTry = [
      ['Ladataan', ''],
      ['', FAILED],
    ];
    await userEvent.click(retry);
    await waitFor(() => expect(heard).toEqual(aTry));
    await expect(retry).toHaveFocus();
    // Said again after each try, as it is gone while one is under way.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heard).toEqual([...aTry, ...aTry]));
    listener.disconnect();
  },
};

/** Ends the slow try. */
let endTry = () => {};
function Slow(props: RetryButtonProps): ReactNode {
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    endTry = () => setRetrying(false);
  };
  return <RetryButton {...props} isRetrying={isRetrying} onRetry={retry} />;
}

/** A try that takes its time has not failed before its end. */
export const SlowTry: Story = {
  render: (args) => <Slow {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yritä uudelleen' }));
    await new Promise((later) => setTimeout(later, 1000));
    await expect(said(canvas)).toEqual(['Ladataan', '']);
    endTry();
    await waitFor(() => expect(said(canvas)).toEqual(['', FAILED]));
  },
};

/** Begins a try as the clock does. */
let refresh = () => {};
function Refreshed(props: RetryButtonProps): ReactNode {
  const [isRetrying, setRetrying] = useState(false);
  useEffect(() => {
    refresh = () => setRetrying(true);
  }, []);
  return (
    <>
      {isRetrying && 'Haetaan itsestään'}
      <RetryButton {...props} isRetrying={isRetrying} />
    </>
  );
}

/** A try that it has not begun, such as a refresh by the clock, changes nothing: neither what it has said, nor its look. */
export const ByTheClock: Story = {
  render: (args) => <Refreshed {...args} />,
  play: async ({ canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Yritä uudelleen' });
    await userEvent.click(retry);
    await waitFor(() => expect(said(canvas)).toEqual(['', FAILED]));
    refresh();
    await canvas.findByText(/Haetaan itsestään/);
    await expect(said(canvas)).toEqual(['', FAILED]);
    await expect(retry).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** What retries by itself has been asked for by nobody: it says nothing, and can be pressed. */
export const RetriedByItself: Story = {
  args: { isRetrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(said(canvas)).toEqual(['', '']);
    await userEvent.click(canvas.getByRole('button', { name: 'Yritä uudelleen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(said(canvas)).toEqual(['Ladataan', '']);
  },
};

export const Primary: Story = { args: { tone: 'primary' } };

export const Small: Story = { args: { size: 'small' } };

export const LargeText = largeText(FailedAgain);
export const RightToLeft = rightToLeft(FailedAgain);
export const ForcedColours = forcedColours(FailedAgain);
