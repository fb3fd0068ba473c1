import { Calendar } from '@portal/design-system/Calendar';
import { ComboBox } from '@portal/design-system/ComboBox';
import { DatePicker } from '@portal/design-system/DatePicker';
import { Dialog } from '@portal/design-system/Dialog';
import { type Option, Select } from '@portal/design-system/Select';
import { Stack } from '@portal/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = { title: 'Forms/Pickers', component: Select } satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<Meta>;

const SPECIALTIES: readonly Option[] = [
  { id: 'GP', label: 'Yleislääketiede' },
  { id: 'GYN', label: 'Naistentaudit ja synnytykset' },
  { id: 'ENT', label: 'Korva-, nenä- ja kurkkutaudit', description: 'Kysy ensin lähetteestä' },
  { id: 'PED', label: 'Lastentaudit', isDisabled: true },
];

function Specialty({ error }: { readonly error?: string }): ReactNode {
  const [value, setValue] = useState<string | null>(null);
  return <Select label="Erikoisala" options={SPECIALTIES} value={value} onChange={setValue} error={error} />;
}

export const SelectStates: Story = {
  render: () => (
    <Stack gap="large">
      <Specialty />
      <Specialty error="Valitse erikoisala" />
      <Select
        label="Valittu"
        options={SPECIALTIES}
        value="GYN"
        onChange={fn()}
        description="Voit vaihtaa tämän."
      />
      <Select label="Ei valittavissa" options={SPECIALTIES} value="GP" onChange={fn()} isDisabled />
    </Stack>
  ),
};

export const SelectByKeyboard: Story = {
  render: () => <Specialty />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('combobox');
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('option', { name: /Yleislääketiede/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('Naistentaudit'));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const SelectOpen: Story = {
  render: () => <Specialty />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await screen.findByRole('listbox')).toBeVisible();
  },
};

function InDialog(): ReactNode {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Rajaa hakua">
      <Specialty />
    </Dialog>
  );
}

export const SelectInsideADialog: Story = {
  render: () => <InDialog />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Erikoisala/ }));
    await userEvent.click(await within(dialog).findByRole('option', { name: /Naistentaudit/ }));
    await waitFor(() =>
      expect(within(dialog).getByRole('combobox', { name: /Erikoisala/ })).toHaveTextContent('Naistentaudit'),
    );
  },
};

const PEOPLE: readonly Option[] = [
  { id: '1', label: 'Mikael Åkerlund', description: 'Yleislääketieteen erikoislääkäri' },
  { id: '2', label: 'Saara Niskanen', description: 'Lastentautien erikoislääkäri' },
  { id: '3', label: 'Oskari Hämäläinen', description: 'Fysioterapeutti' },
];

function Practitioner({ isLoading }: { readonly isLoading?: boolean }): ReactNode {
  const [value, setValue] = useState<Option | null>(null);
  const [text, setText] = useState('');
  const found = PEOPLE.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <ComboBox
      label="Lääkäri tai muu ammattilainen"
      placeholder="Hae nimellä"
      value={value}
      onChange={setValue}
      onSearch={setText}
      options={isLoading ? [] : found}
      isLoading={isLoading}
    />
  );
}

export const ComboBoxSearch: Story = {
  render: () => <Practitioner />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Lääkäri/ });
    await userEvent.click(trigger);
    const search = await screen.findByRole('combobox');
    await userEvent.type(search, 'saara');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('Saara Niskanen'));
  },
};

export const ComboBoxLoading: Story = {
  render: () => <Practitioner isLoading />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('status')).toBeInTheDocument();
  },
};

const AVAILABLE = ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27', '2026-11-30'];

function Day(): ReactNode {
  const [value, setValue] = useState<string | null>('2026-11-23');
  return (
    <DatePicker
      label="Päivä"
      value={value}
      onChange={setValue}
      minDate="2026-11-21"
      maxDate="2027-01-20"
      availableDates={AVAILABLE}
    />
  );
}

export const DatePickerClosed: Story = { render: () => <Day /> };

export const DatePickerByKeyboard: Story = {
  render: () => <Day />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.click(trigger);
    const day = await screen.findByRole('button', { name: /23\. marraskuuta 2026.*vapaita aikoja/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('24.11.2026'));
  },
};

export const CalendarMonth: Story = {
  render: () => (
    <Calendar
      aria-label="Päivä"
      value="2026-11-24"
      onChange={fn()}
      minDate="2026-11-21"
      availableDates={AVAILABLE}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /25\. marraskuuta.*ei vapaita aikoja/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /26\. marraskuuta.*vapaita aikoja/ })).toBeVisible();
  },
};
