import { TextField } from '@portal/design-system/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Etunimi', autoComplete: 'given-name', onChange: fn() },
  parameters: {
    guidance: {
      use: 'For an answer of one line: a name, an address, a date of birth.',
      do: [
        'Name what is asked for in the label, and keep the label in sight.',
        'Make the field as wide as the answer that is expected.',
        'Say in the error how to put it right.',
      ],
      dont: [
        'Do not use a placeholder as a label or for what has to be known.',
        'Do not validate at every key.',
      ],
      instead: {
        TextArea: 'It takes several lines.',
        NumberField: 'It is a quantity.',
        PhoneField: 'It is a telephone number of any country.',
        CodeField: 'It is a code.',
        SearchField: 'It searches.',
        DatePicker: 'It is a day of the next weeks.',
      },
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithDescription: Story = {
  args: { label: 'Sähköposti', type: 'email', description: 'Lähetämme tähän ajanvarausvahvistuksen.' },
};

export const WithError: Story = {
  args: {
    label: 'Sähköposti',
    type: 'email',
    defaultValue: 'aino.virtanen',
    error: 'Kirjoita sähköpostiosoite, esimerkiksi nimi@esimerkki.fi',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Sähköposti' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/^Kirjoita sähköpostiosoite/);
  },
};

export const Optional: Story = { args: { label: 'Työnantaja', isOptional: true } };

export const WithCounter: Story = {
  args: { label: 'Viestin otsikko', defaultValue: 'Reseptin uusiminen', maxLength: 70, hasCounter: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 / 70')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enintään 70 merkkiä');
  },
};

export const ReadOnly: Story = {
  args: { label: 'Henkilötunnus', value: '140385-902F', isReadOnly: true, width: 'medium' },
};

export const Disabled: Story = {
  args: { label: 'Postinumero', value: '00100', isDisabled: true, width: 'short' },
};

export const InSwedish: Story = {
  args: { label: 'Förnamn', isOptional: true },
  globals: { language: 'sv' },
};

export const LongWords: Story = {
  args: {
    label: 'Lääkehoidonkokonaisarviointipalvelunyhteyshenkilön puhelinnumero työaikana',
    description: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
    error: 'Kirjoita numero kansainvälisessä muodossa, niin tekstiviesti ajanvarauksestasi tulee perille',
    defaultValue: '0',
  },
};

export const Typing: Story = {
  args: { isRequired: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Etunimi' });
    await expect(input).toHaveFocus();
    await expect(input).toBeRequired();
    await userEvent.keyboard('Aino');
    await expect(args.onChange).toHaveBeenLastCalledWith('Aino');
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(WithError);
