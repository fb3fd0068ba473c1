import { Button } from '@portal/design-system/Button';
import { ConfirmDialog, type ConfirmDialogProps } from '@portal/design-system/ConfirmDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { asOverlay } from '../visual/modes.ts';

function Asked(props: ConfirmDialogProps): ReactNode {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button tone="outline" onPress={() => setOpen(true)}>
        Peru aika
      </Button>
      <ConfirmDialog
        {...props}
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          props.onOpenChange(open);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['overlay'],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Perutaanko aika?',
    children: 'Maanantai 23.11.2026 klo 9.15, Mikael Åkerlund. Perumista ei voi kumota.',
    confirmLabel: 'Peru aika',
    cancelLabel: 'Pidä aika',
    tone: 'danger',
    onConfirm: fn(),
  },
  render: (args) => <Asked {...args} />,
  parameters: {
    guidance: {
      use: 'For a yes or no before what cannot be undone.',
      do: [
        'Ask before what cannot be undone, and say what follows from it.',
        'Let both answers say what they do: “Peru aika”, “Pidä aika”.',
      ],
      dont: [
        'Answer with “Kyllä” and “Ei”.',
        'Ask about what can be taken back: do it, and offer that in a toast.',
      ],
      instead: {
        Dialog: 'There is more to do than to answer.',
        Toast: 'It can be taken back: do it, and offer that.',
      },
    },
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: asOverlay,
  args: {
    title: 'Lähetetäänkö viesti?',
    children: 'Hoitaja vastaa kahden arkipäivän kuluessa.',
    confirmLabel: 'Lähetä viesti',
    cancelLabel: 'Jatka kirjoittamista',
    tone: 'primary',
  },
};

export const Danger: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Perutaanko aika?' });
    await expect(dialog).toHaveAccessibleDescription(/Perumista ei voi kumota/);
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Peru aika' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeInTheDocument();
  },
};

export const InSwedish: Story = {
  args: {
    title: 'Ska tiden avbokas?',
    children: 'Måndag 23.11.2026 kl. 9.15, Mikael Åkerlund. Avbokningen kan inte ångras.',
    confirmLabel: 'Avboka tiden',
    cancelLabel: 'Behåll tiden',
  },
  globals: { language: 'sv' },
};

export const LongWords: Story = {
  args: {
    title: 'Poistetaanko lääkemääräyksenuudistamispyyntö?',
    confirmLabel: 'Poista lääkemääräyksenuudistamispyyntö',
    cancelLabel: 'Säilytä lääkemääräyksenuudistamispyyntö',
  },
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/ */
export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Peru aika' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Perutaanko aika?' });
    // It focuses the harmless answer first, and a press outside is no answer.
    const keep = within(dialog).getByRole('button', { name: 'Pidä aika' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(dialog).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(again).getByRole('button', { name: 'Pidä aika' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Danger);
export const ForcedColours = forcedColours(Danger);
