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
/** Resolves once a toast has been there: a slow machine looks too late for one that is soon over. */
const hasBeen = (text: string) =>
  new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (!toast(text)) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(region(), { childList: true, subtree: true });
  });
/** Moves the pointer over the toasts, or away. Their text could be over before it is pointed at. */
const point = (type: 'pointerover' | 'pointerout') =>
  region().dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));

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
    const shown = hasBeen('Aikasi on peruttu');
    await userEvent.click(canvas.getByRole('button', { name: 'Lyhyesti' }));
    await shown;
    await waitFor(() => expect(toast('Aikasi on peruttu')).toBeNull());
  },
};

export const WaitsWhilePointedAt: Story = {
  render: () => <Buttons toasts={one} />,
  play: async ({ canvas }) => {
    point('pointerover');
    canvas.getByRole('button', { name: 'Lyhyesti' }).click();
    await within(region()).findByText('Aikasi on peruttu');
    await later(500);
    await expect(toast('Aikasi on peruttu')).toBeVisible();
    point('pointerout');
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
    await hide(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Lyhyesti' }));
    await within(region()).findByText('Aikasi on peruttu');
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
    const [close] = await within(region()).findAllByRole('button', { name: 'Sulje' });
    await expect(toast('Aikasi on peruttu')).toBeNull();
    if (!close) throw new Error('No toast');
    await userEvent.click(close);
    await expect(toast('Vapaita aikoja on nyt enemmän')).toBeNull();
    await within(region()).findByText('Aikasi on peruttu');
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
    const takeBack = await within(region()).findByRole('button', { name: 'Kumoa' });
    await userEvent.keyboard('{F8}');
    await expect(takeBack).toHaveFocus();
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
    const stay = await within(region()).findByRole('button', { name: 'Pysy kirjautuneena' });
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
