import { Dialog } from '@portal/design-system/Dialog';
import { Select, type SelectProps } from '@portal/design-system/Select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { asOverlay } from '../visual/modes.ts';
import { SPECIALTIES } from './specialties.ts';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Erikoisala', options: SPECIALTIES, value: null, onChange: fn() },
  parameters: {
    guidance: {
      use: 'For one of more than six known answers.',
      do: ['Offer more than six known answers with it.', 'Order the options as people look for them.'],
      dont: [
        'Do not hide two or three answers in it: show them as radio buttons.',
        'Do not list hundreds: search.',
      ],
      instead: {
        RadioGroup: 'There are six or fewer.',
        ComboBox: 'There are too many to read through.',
        Menu: 'Choosing does something.',
      },
    },
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { value: 'GYN', description: 'Voit vaihtaa tämän myöhemmin.' } };

export const WithError: Story = {
  args: { error: 'Valitse erikoisala', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Erikoisala' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Valitse erikoisala');
  },
};

export const Disabled: Story = { args: { value: 'GP', isDisabled: true } };

export const InEnglish: Story = {
  args: { label: 'Specialty', options: [{ id: 'GP', label: 'General practice' }], isOptional: true },
  globals: { language: 'en' },
};

export const LongWords: Story = {
  args: {
    label: 'Lääkehoidonkokonaisarviointipalvelunerikoisalaluettelo',
    options: [{ id: 'a', label: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän-erikoisalapoliklinikka' }],
    value: 'a',
    error: 'Valitse lääkehoidonkokonaisarviointipalvelunerikoisala',
  },
};

function Choosing(props: SelectProps): ReactNode {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onChange={(id) => {
        props.onChange(id);
        setValue(id);
      }}
    />
  );
}

export const Open: Story = {
  tags: ['overlay'],
  parameters: asOverlay,
  args: { value: 'GYN' },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Naistentaudit');
  },
};

export const ByKeyboard: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Erikoisala' });
    const option = (name: RegExp) => screen.getByRole('option', { name });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');

    await step('opens with an arrow key, at the first option', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(option(/Yleislääketiede/)).toHaveFocus());
    });
    await step('moves past what is disabled, to the ends, and by the first letters', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(option(/Psykiatria/)).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(option(/Korva/)).toHaveFocus());
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(option(/Yleislääketiede/)).toHaveFocus());
      await userEvent.keyboard('nais');
      await waitFor(() => expect(option(/Naistentaudit/)).toHaveFocus());
    });
    await step('leaves everything as it was with Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await waitFor(() => expect(field).toHaveFocus());
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('chooses with Enter', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(option(/Yleislääketiede/)).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(field).toHaveTextContent('Naistentaudit'));
      await waitFor(() => expect(field).toHaveFocus());
    });
    await step('finds by the first letters while it is closed', async () => {
      await userEvent.keyboard('psy');
      await expect(field).toHaveTextContent('Psykiatria');
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
  },
};

function InDialog(props: SelectProps): ReactNode {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Rajaa hakua">
      <Choosing {...props} />
    </Dialog>
  );
}

export const InsideADialog: Story = {
  tags: ['overlay'],
  render: (args) => <InDialog {...args} />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('combobox', { name: 'Erikoisala' });
    await userEvent.click(field);
    await userEvent.click(await within(dialog).findByRole('option', { name: /Naistentaudit/ }));
    await waitFor(() => expect(field).toHaveTextContent('Naistentaudit'));
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Selected);
