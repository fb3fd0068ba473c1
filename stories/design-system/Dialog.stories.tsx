import { Button } from '@portal/design-system/Button';
import { Dialog, type DialogProps } from '@portal/design-system/Dialog';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Select } from '@portal/design-system/Select';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextField } from '@portal/design-system/TextField';
import { useToast } from '@portal/design-system/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { asOverlay } from '../visual/modes.ts';

function Opened(props: DialogProps): ReactNode {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Avaa</Button>
      <Dialog
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
  title: 'Feedback/Dialog',
  component: Dialog,
  tags: ['overlay'],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Muuta puhelinnumeroa',
    description: 'Lähetämme vahvistuksen tähän numeroon.',
    actions: (
      <>
        <Button>Tallenna</Button>
        <Button tone="tertiary">Peruuta</Button>
      </>
    ),
    children: <TextField label="Puhelinnumero" type="tel" />,
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    guidance: {
      use: 'For one short task that belongs to the page behind it.',
      do: [
        'Use it for one short task that belongs to the page behind it.',
        'Put the main action first; on a wide screen it stands at the end.',
        'Close it when the task is done, and say the result on the page.',
      ],
      dont: [
        'Open one from another.',
        'Ask a question with it: that is ConfirmDialog.',
        'Put a long form into it.',
      ],
      instead: {
        ConfirmDialog: 'It only asks whether to go on.',
        Drawer: 'It is a menu, filters or details beside the page.',
        Page: 'The task is long, or has an address.',
        Disclosure: 'There is only something to read.',
      },
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });

export const Default: Story = {
  parameters: asOverlay,
  play: async () => {
    const dialog = await opened('Muuta puhelinnumeroa');
    await expect(dialog).toHaveAccessibleDescription('Lähetämme vahvistuksen tähän numeroon.');
    await waitFor(() => expect(within(dialog).getByLabelText('Puhelinnumero')).toHaveFocus());
  },
};

const terms = Array.from({ length: 24 }, (_, index) => (
  <Text key={String(index)}>
    {index + 1}. Hoitava lääkäri näkee antamasi tiedot, ja ne tallennetaan potilaskertomukseesi. Voit pyytää
    niiden oikaisua ottamalla yhteyttä asiakaspalveluun.
  </Text>
));

export const LongContent: Story = {
  args: { title: 'Tietojen käsittely', description: null, width: 'medium', children: <Stack>{terms}</Stack> },
  play: async () => {
    const dialog = await opened('Tietojen käsittely');
    // There is nothing to fill in: the panel itself has the focus, and the arrow keys scroll from its beginning.
    await waitFor(() => expect(dialog).toHaveFocus());
    const { bottom } = within(dialog).getByRole('button', { name: 'Tallenna' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(dialog).getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const StartsAtTheChosenRadio: Story = {
  args: {
    title: 'Muistutus',
    children: (
      <RadioGroup
        label="Miten muistutamme?"
        options={[
          { value: 'mail', label: 'Sähköpostilla' },
          { value: 'sms', label: 'Tekstiviestillä' },
        ]}
        value="sms"
        onChange={fn()}
      />
    ),
  },
  play: async () => {
    const dialog = await opened('Muistutus');
    await waitFor(() => expect(within(dialog).getByRole('radio', { name: 'Tekstiviestillä' })).toHaveFocus());
  },
};

export const LongWords: Story = {
  args: {
    title: 'Lääkemääräyksenuudistamispyyntölomakkeentäyttöohjeistus',
    description: 'Työterveyshuollonhoitosuunnitelmayhteyshenkilölle lähetettävät yksityiskohtaiset tiedot.',
  },
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ */
export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Avaa' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await opened('Muuta puhelinnumeroa');
    const inside = within(dialog);
    await waitFor(() => expect(inside.getByLabelText('Puhelinnumero')).toHaveFocus());
    // The focus cycles within it.
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Tallenna' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Sulje' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(inside.getByRole('button', { name: 'Peruuta' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosesFromOutside: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened('Muuta puhelinnumeroa');
    await userEvent.click(dialog.parentElement ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

function ChoosesAClinic(): ReactNode {
  const [clinic, setClinic] = useState<string | null>(null);
  return (
    <Select
      label="Toimipiste"
      options={[
        { id: 'helsinki', label: 'Helsinki, Kamppi' },
        { id: 'tampere', label: 'Tampere, Hämeenkatu' },
      ]}
      value={clinic}
      onChange={setClinic}
    />
  );
}

export const WithASelect: Story = {
  args: { title: 'Vaihda toimipiste', description: null, children: <ChoosesAClinic /> },
  play: async ({ userEvent }) => {
    const dialog = await opened('Vaihda toimipiste');
    const select = within(dialog).getByRole('combobox', { name: 'Toimipiste' });
    await waitFor(() => expect(select).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'Helsinki, Kamppi' });
    // Escape closes only the list.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(dialog).toBeInTheDocument();
    await waitFor(() => expect(select).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'Tampere, Hämeenkatu' }));
    await expect(select).toHaveTextContent('Tampere, Hämeenkatu');
    await expect(dialog).toBeInTheDocument();
  },
};

function Fails(): ReactNode {
  const { show } = useToast();
  return (
    <Button tone="secondary" onPress={() => show({ message: 'Yhteys katkesi', tone: 'error' })}>
      Tarkista numero
    </Button>
  );
}

export const StaysOpenUnderAToast: Story = {
  args: { children: <Fails /> },
  play: async ({ userEvent }) => {
    const dialog = await opened('Muuta puhelinnumeroa');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tarkista numero' }));
    const region = screen.getByRole('region', { name: 'Ilmoitukset' });
    await userEvent.click(within(region).getByRole('button', { name: 'Sulje' }));
    await waitFor(() => expect(within(region).queryByRole('button')).toBeNull());
    await expect(dialog).toBeInTheDocument();
  },
};

/** A toast's question, such as whether to stay logged in, cannot wait until the dialog is closed. */
export const ReachesAToast: Story = {
  args: { children: <Fails /> },
  play: async ({ userEvent }) => {
    const dialog = await opened('Muuta puhelinnumeroa');
    const check = within(dialog).getByRole('button', { name: 'Tarkista numero' });
    check.focus();
    await userEvent.keyboard('{Enter}{F8}');
    const region = screen.getByRole('region', { name: 'Ilmoitukset' });
    const close = within(region).getByRole('button', { name: 'Sulje' });
    await expect(close).toHaveFocus();
    // Back in the dialog, which Escape does not close while the toast has the focus.
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeInTheDocument();
    await userEvent.keyboard('{F8}{Enter}');
    await waitFor(() => expect(within(region).queryByRole('button')).toBeNull());
    await expect(check).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
