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
    await expect(region().querySelector('[aria-live=polite]')).toBeEmptyDOMElement();
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
    await expect(within(region()).queryByRole('button')).toBeNull();
    await expect(opener).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect(within(region()).getByRole('button', { name: 'Sulje' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(within(region()).queryByRole('button')).toBeNull();
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

const urgent: readonly ToastOptions[] = [
  {
    message: 'Sinut kirjataan ulos',
    isUrgent: true,
    action: { label: 'Pysy kirjautuneena', onPress: onUndo },
  },
  CANCELLED,
];

/** One that is urgent is a Tab away, except from where something is typed. */
export const UrgentIsInReach: Story = {
  render: () => (
    <>
      <Buttons toasts={urgent} />
      <input aria-label="Nimi" />
      <input aria-label="Katuosoite" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Näytä' });
    await userEvent.click(opener);
    const stay = within(region()).getByRole('button', { name: 'Pysy kirjautuneena' });
    await expect(stay.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');

    await userEvent.click(canvas.getByRole('textbox', { name: 'Nimi' }));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Katuosoite' })).toHaveFocus();

    opener.focus();
    await userEvent.tab();
    await expect(stay).toHaveFocus();
    // Past its end it leads back, and no second time there.
    for (let presses = 0; presses < 3; presses++) await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.tab();
    await expect(stay).not.toHaveFocus();
  },
};

/** The room below lasts as long as the toasts. */
export const CoversNoFocus: Story = {
  render: () => (
    <>
      <Buttons toasts={one} />
      <div style={{ blockSize: '200vh' }} />
      <input aria-label="Viimeinen" style={{ inlineSize: '100%' }} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Näytä' }));
    const last = canvas.getByRole('textbox', { name: 'Viimeinen' });
    last.focus();
    await waitFor(async () => {
      const { bottom } = last.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(region().getBoundingClientRect().top);
    });
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Several);
export const ForcedColours = forcedColours(Several);
