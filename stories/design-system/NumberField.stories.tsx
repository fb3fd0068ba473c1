import { NumberField } from '@portal/design-system/NumberField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Pituus', unit: 'cm', min: 30, max: 250, onChange: fn() },
  parameters: {
    guidance: {
      use: 'For a quantity that one adds to or takes from.',
      do: ['Ask for a quantity that one adds to or takes from.', 'Name the unit beside the number.'],
      dont: [
        'Do not ask for a code, a year or a telephone number with it.',
        'Do not correct silently what was typed.',
      ],
      instead: {
        TextField: 'It is a year, or a number that is no quantity.',
        PhoneField: 'It is a telephone number.',
        CodeField: 'It is a code.',
      },
    },
  },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: 172 } };

export const Decimals: Story = {
  args: { label: 'Ruumiinlämpö', unit: '°C', min: 30, max: 45, step: 0.1, defaultValue: 37 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Ruumiinlämpö' });
    await expect(field).toHaveValue('37,0');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('37,3');
    await expect(args.onChange).toHaveBeenLastCalledWith(37.3);
  },
};

export const Thousands: Story = {
  args: {
    label: 'Vuositulot',
    unit: '€',
    min: 0,
    max: 1_000_000,
    step: 100,
    defaultValue: 38_500,
    width: 'medium',
  },
};

export const InEnglish: Story = {
  args: { label: 'Weight', unit: 'kg', step: 0.5, defaultValue: 1072.5 },
  globals: { language: 'en' },
};

export const WithError: Story = {
  args: { defaultValue: 1720, error: 'Kirjoita pituus senttimetreinä, 30–250 cm', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Pituus' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Kirjoita pituus senttimetreinä, 30–250 cm');
  },
};

export const ReadOnly: Story = { args: { defaultValue: 172, isReadOnly: true } };

export const Disabled: Story = { args: { defaultValue: 172, isDisabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Verenpaineenkotimittausseurantajakson vuorokausimittauskertojen lukumäärä',
    description: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
    unit: 'kertaa',
    defaultValue: 4,
  },
};

export const ByKeyboard: Story = {
  args: { defaultValue: 172 },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Pituus' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-valuetext', '172 cm');

    await step('steps by arrows, leaps by pages, and goes to the ends', async () => {
      for (const [key, value] of [
        ['ArrowUp', 173],
        ['ArrowDown', 172],
        ['PageUp', 182],
        ['PageDown', 172],
        ['End', 250],
        ['ArrowUp', 250],
        ['Home', 30],
      ] as const) {
        await userEvent.keyboard(`{${key}}`);
        await expect(field).toHaveValue(String(value));
        await expect(field).toHaveAttribute('aria-valuenow', String(value));
      }
      await expect(args.onChange).toHaveBeenLastCalledWith(30);
      await expect(canvas.getByRole('button', { name: 'Vähennä Pituus' })).toBeDisabled();
    });
    await step('takes what is typed, without letters, and changes nothing of it', async () => {
      await userEvent.clear(field);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await userEvent.keyboard('1a720');
      await expect(field).toHaveValue('1720');
      await expect(args.onChange).toHaveBeenLastCalledWith(1720);
      await userEvent.tab();
      await expect(field).toHaveValue('1\u00a0720');
    });
    await step('has no other stop, but says what its buttons do', async () => {
      await expect(document.body).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Vähennä Pituus' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('250 cm');
    });
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Filled);
