import { CheckboxGroup } from '@portal/design-system/CheckboxGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const WAYS = [
  { value: 'sms', label: 'Tekstiviesti' },
  { value: 'email', label: 'Sähköposti', description: 'Vahvistus ja kalenterimerkintä' },
  { value: 'letter', label: 'Kirje', isDisabled: true },
];

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  argTypes: { appearance: { options: ['plain', 'card', 'inline'] } },
  args: { label: 'Miten muistutamme ajasta?', options: WAYS, onChange: fn() },
  parameters: {
    guidance: {
      use: 'For any number of a few answers to one question.',
      do: [
        'Ask one question, in the legend, that each label answers.',
        'Say in words when one has to be chosen.',
      ],
      dont: ['Do not use it where only one answer can hold: that is a radio group.'],
      instead: {
        RadioGroup: 'Only one can hold.',
        Checkbox: 'There is one statement.',
        FilterChips: 'It shows what narrows a list now.',
      },
    },
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'Voit valita useita.' } };

export const Selected: Story = { args: { defaultValue: ['sms', 'email'] } };

export const Cards: Story = { args: { appearance: 'card', defaultValue: ['email'] } };

export const Inline: Story = { args: { appearance: 'inline', isOptional: true } };

export const WithError: Story = {
  args: { error: 'Valitse vähintään yksi tapa', description: 'Voit valita useita.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Miten muistutamme ajasta?' });
    await expect(group).toHaveAccessibleDescription('Valitse vähintään yksi tapa Voit valita useita.');
    for (const box of within(group).getAllByRole('checkbox')) await expect(box).toBeInvalid();
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['sms'] } };

export const LongWords: Story = {
  args: {
    label: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän ilmoitustenvastaanottotapa',
    options: [
      { value: 'a', label: 'Lääkehoidonkokonaisarviointipalvelunyhteyshenkilöluettelo' },
      {
        value: 'b',
        label: 'Työterveyshuoltosopimus',
        description: 'Henkilötietojenkäsittelyperiaateasiakirja',
      },
    ],
    appearance: 'card',
    error: 'Valitse ilmoitustenvastaanottotapa',
  },
};

export const ByKeyboard: Story = {
  args: { value: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Tekstiviesti' })).toHaveFocus();
    await userEvent.tab();
    const email = canvas.getByRole('checkbox', { name: 'Sähköposti' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Vahvistus ja kalenterimerkintä');
    await userEvent.keyboard(' ');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['sms', 'email']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['email']);
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Cards);
