import { PhoneField } from '@portal/design-system/PhoneField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { label: 'Matkapuhelinnumero', onChange: fn() },
  parameters: {
    guidance: {
      use: 'For a telephone number of any country.',
      do: ['Take a number in any way that people write it.', 'Say what the number is used for.'],
      dont: [
        'Do not show an error before the field is left.',
        'Do not ask for the country in a field of its own.',
      ],
      instead: {
        TextField: 'Only numbers of one country are taken, or text is taken as it is.',
        CodeField: 'It is the code that was sent to the phone.',
      },
    },
  },
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'Lähetämme tähän muistutuksen tekstiviestillä.' } };

export const Filled: Story = { args: { defaultValue: '+358401234567' } };

export const OtherCountry: Story = { args: { defaultValue: '+46701234567' } };

export const WithError: Story = {
  args: {
    defaultValue: '+35840',
    error: 'Kirjoita puhelinnumero kokonaan, esimerkiksi 40 123 4567',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Matkapuhelinnumero' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Kirjoita puhelinnumero kokonaan/);
  },
};

export const Disabled: Story = { args: { defaultValue: '+358401234567', isDisabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Lääkehoidonkokonaisarviointipalvelunyhteyshenkilön puhelinnumero',
    description: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
    defaultValue: '+358401234567890',
  },
};

export const Open: Story = {
  tags: ['overlay'],
  args: { defaultValue: '+358401234567' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maatunnus +358' }));
    await expect(await screen.findByRole('option', { name: /Suomi/ })).toBeVisible();
  },
};

export const Typing: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Matkapuhelinnumero' });
    await expect(field).toHaveAttribute('autocomplete', 'tel');
    await step('takes a national number, and groups it when it is left', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('0401234567');
      await expect(args.onChange).toHaveBeenLastCalledWith('+358401234567');
      await userEvent.tab();
      await expect(field).toHaveValue('40 123 4567');
    });
    await step('takes a whole number with its country', async () => {
      await userEvent.clear(field);
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await userEvent.click(field);
      await userEvent.paste('+46 70-123 45 67');
      await expect(args.onChange).toHaveBeenLastCalledWith('+46701234567');
      await expect(canvas.getByRole('button', { name: 'Maatunnus +46' })).toBeVisible();
    });
  },
};

export const CountryByKeyboard: Story = {
  tags: ['overlay'],
  args: { defaultValue: '+358501234567' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: 'Maatunnus +358' });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('ruots');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(trigger).toHaveAccessibleName('Maatunnus +46'));
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith('+46501234567');
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Filled);
