import { Button } from '@portal/design-system/Button';
import { Inline } from '@portal/design-system/Inline';
import { type ToastOptions, ToastProvider, useToast } from '@portal/design-system/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { asOverlay } from '../visual/modes.ts';

const onUndo = fn();

const CANCELLED: ToastOptions = { message: 'Aikasi on peruttu', tone: 'success' };
const UNDO: ToastOptions = { message: 'Viesti on arkistoitu', action: { label: 'Kumoa', onPress: onUndo } };

function Buttons({ toasts }: { readonly toasts: readonly ToastOptions[] }): ReactNode {
  const { show } = useToast();
  return (
    <Inline>
      <Button onPress={() => toasts.map(show)}>Näytä</Button>
      <Button tone="secondary" onPress={() => show({ ...CANCELLED, duration: 300 })}>
        Lyhyesti
      </Button>
    </Inline>
  );
}

function Shown({ toasts }: { readonly toasts: readonly ToastOptions[] }): ReactNode {
  const { show } = useToast();
  useEffect(() => {
    const takeAway = toasts.map(show);
    return () => {
      for (const take of takeAway) take();
    };
  }, [show, toasts]);
  return <Buttons toasts={toasts} />;
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
  tags: ['overlay'],
  args: { children: null },
  parameters: {
    guidance: {
      use: 'For the report that something was done, with a way to take it back.',
      do: [
        'Say in a few words that something was done, and offer to take it back.',
        'Show the result on the page, too.',
      ],
      dont: [
        'Say there what a patient must read, decide or keep: that is Notice or Dialog.',
        'Tell there what is wrong in a form: the fields do.',
      ],
      instead: {
        Notice: 'It must be read, decided or kept.',
        FieldError: 'It says what is wrong in a form.',
        RouteAnnouncer: 'It says which page is shown.',
      },
    },
  },
} satisfies Meta<typeof ToastProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

const region = (): HTMLElement => screen.getByRole('region', { name: 'Ilmoitukset' });
const toast = (text: string): HTMLElement | null => within(region()).queryByText(text);
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const one = [CANCELLED];
export const Default: Story = { parameters: asOverlay, render: () => <Shown toasts={one} /> };

const three: readonly ToastOptions[] = [
  { message: 'Vapaita aikoja on nyt enemmän', tone: 'info' },
  { message: 'Yhteys on hidas', tone: 'warning' },
  { message: 'Tallennus ei onnistunut', tone: 'error' },
];
export const Several: Story = { render: () => <Shown toasts={three} /> };

const undo = [UNDO];
export const WithAction: Story = { render: () => <Shown toasts={undo} /> };

const long: readonly ToastOptions[] = [
  {
    message:
      'Lääkemääräyksenuudistamispyyntö on lähetetty työterveyslääkärillesi Maximiliana Åkerlund-Hämäläiselle',
    tone: 'success',
    action: { label: 'Näytä lääkemääräyksenuudistamispyyntö', onPress: onUndo },
  },
];
export const LongWords: Story = { render: () => <Shown toasts={long} /> };

export const IsReadOutAndGoes: Story = {
  render: () => <Buttons toasts={one} />,
  play: async ({ canvas, userEvent }) => {
    // A live region has to exist before its content.
    await expect(region()).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Lyhyesti' }));
    await expect(toast('Aikasi on peruttu')).toBeInTheDocument();
    await waitFor(() => expect(toast('Aikasi on peruttu')).toBeNull());
  },
};

export const WaitsWhilePointedAt: Story = {
  render: () => <Buttons toasts={one} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lyhyesti' }));
    await userEvent.hover(within(region()).getByText('Aikasi on peruttu'));
    await later(500);
    await expect(toast('Aikasi on peruttu')).toBeVisible();
    await userEvent.unhover(region());
    await waitFor(() => expect(toast('Aikasi on peruttu')).toBeNull());
  },
};

export const WaitsInAHiddenTab: Story = {
  render: () => <Buttons toasts={one} />,
  play: async ({ canvas, userEvent }) => {
    const hide = async (isHidden: boolean): Promise<void> => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      await fireEvent(document, new Event('visibilitychange'));
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Lyhyesti' }));
    await hide(true);
    await later(500);
    await expect(toast('Aikasi on peruttu')).toBeVisible();
    await hide(false);
    await waitFor(() => expect(toast('Aikasi on peruttu')).toBeNull());
  },
};

const four = [...three, CANCELLED];
export const QueuesTheFourth: Story = {
  render: () => <Buttons toasts={four} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Näytä' }));
    await expect(toast('Aikasi on peruttu')).toBeNull();
    const [close] = within(region()).getAllByRole('button', { name: 'Sulje' });
    if (!close) throw new Error('No toast');
    await userEvent.click(close);
    await expect(toast('Vapaita aikoja on nyt enemmän')).toBeNull();
    await expect(toast('Aikasi on peruttu')).toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  render: () => <Buttons toasts={undo} />,
  play: async ({ canvas, userEvent }) => {
    onUndo.mockClear();
    const opener = canvas.getByRole('button', { name: 'Näytä' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect(within(region()).getByRole('button', { name: 'Kumoa' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(region()).toBeEmptyDOMElement();
    await expect(opener).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect(within(region()).getByRole('button', { name: 'Sulje' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(region()).toBeEmptyDOMElement();
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Several);
export const ForcedColours = forcedColours(Several);
