import { RadioGroup } from '@portal/design-system/RadioGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const PAYERS = [
  { value: 'self', label: 'Maksan itse' },
  { value: 'insurance', label: 'Vakuutusyhtiö', description: 'Tarvitset voimassa olevan hoitovakuutuksen.' },
  { value: 'employer', label: 'Työterveyshuolto', isDisabled: true },
];

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Kuka maksaa käynnin?', options: PAYERS, onChange: fn() },
  parameters: {
    guidance: {
      use: 'For one of two to six answers, sent with a form.',
      do: [
        'Show two to six answers at once, the most likely first.',
        'Use cards where each answer needs a sentence.',
        'Use columns for the answers of a scale in words, from one end to the other.',
        'Let an optional choice be taken back.',
      ],
      dont: [
        'Do not choose beforehand what the patient has to decide.',
        'Do not list more than six: use a select.',
      ],
      instead: {
        Select: 'There are more than six.',
        RatingScale: 'The answer is a number of a scale.',
        CheckboxGroup: 'Several can hold.',
        SegmentedControl: 'It acts at once.',
        AvatarChoices: 'The answers are people, and it acts at once.',
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = {
  args: { defaultValue: 'self', description: 'Voit vaihtaa maksajan myöhemmin.' },
};

export const Cards: Story = { args: { appearance: 'card', defaultValue: 'insurance' } };

export const Inline: Story = { args: { appearance: 'inline', defaultValue: 'self' } };

export const Columns: Story = {
  args: {
    label: 'Kuinka usein olet ollut väsynyt viimeisen kahden viikon aikana?',
    appearance: 'columns',
    defaultValue: 'some',
    options: [
      { value: 'never', label: 'En lainkaan' },
      { value: 'some', label: 'Useana päivänä' },
      { value: 'most', label: 'Suurimpana osana päivistä' },
      { value: 'all', label: 'Lähes joka päivä' },
    ],
  },
};

export const Cleared: Story = {
  args: { isOptional: true, value: 'self', clearing: { label: 'Poista valinta', onClear: fn() } },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const clear = () => {
      args.clearing?.onClear();
      setValue(null);
    };
    return (
      <RadioGroup
        {...args}
        value={value}
        onChange={setValue}
        clearing={{ label: 'Poista valinta', onClear: clear }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const self = canvas.getByRole('radio', { name: 'Maksan itse' });
    await userEvent.tab();
    await userEvent.tab();
    const clear = canvas.getByRole('button', { name: 'Poista valinta' });
    await expect(clear).toHaveFocus();
    await expect(clear).toHaveAccessibleDescription(/Kuka maksaa käynnin/);
    await userEvent.keyboard('{Enter}');
    await expect(self).not.toBeChecked();
    await expect(self).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Poista valinta' })).toBeNull();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Poista valinta' })).toBeVisible();
  },
};

export const WithError: Story = {
  args: { error: 'Valitse maksaja', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Kuka maksaa käynnin?' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Valitse maksaja');
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'self' } };

export const LongWords: Story = {
  args: {
    label: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän korvauskäsittelytapa',
    options: [
      { value: 'a', label: 'Lääkehoidonkokonaisarviointipalvelunyhteyshenkilöluettelo' },
      {
        value: 'b',
        label: 'Työterveyshuoltosopimus',
        description: 'Henkilötietojenkäsittelyperiaateasiakirja',
      },
    ],
    appearance: 'card',
    error: 'Valitse korvauskäsittelytapa',
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const self = canvas.getByRole('radio', { name: 'Maksan itse' });
    const insurance = canvas.getByRole('radio', { name: 'Vakuutusyhtiö' });
    await step('is one stop of the tab key', async () => {
      await userEvent.tab();
      await expect(self).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith('self');
    });
    await step('moves and chooses with the arrow keys, past what is disabled', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(insurance).toHaveFocus();
      await expect(insurance).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith('insurance');
      await userEvent.keyboard('{ArrowDown}');
      await expect(self).toBeChecked();
    });
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Cards);
