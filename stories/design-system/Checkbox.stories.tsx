import { Checkbox } from '@portal/design-system/Checkbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Hyväksyn käyttöehdot', onChange: fn() },
  parameters: {
    guidance: {
      use: 'For one statement that holds or does not, sent with a form.',
      do: ['Let the label say what holds when the box is checked.', 'Use a card for a consent that matters.'],
      dont: ['Do not check a consent beforehand.', 'Do not act at once when it changes: that is a switch.'],
      instead: {
        Switch: 'It takes effect at once.',
        CheckboxGroup: 'Several answer one question.',
        RadioGroup: 'Yes and no are both answers that have to be given.',
      },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { defaultSelected: true } };

export const WithDescription: Story = {
  args: {
    children: 'Haluan vahvistuksen tekstiviestillä',
    description: 'Voit perua suostumuksen milloin tahansa.',
    defaultSelected: true,
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Haluan vahvistuksen tekstiviestillä' });
    await expect(box).toHaveAccessibleDescription('Voit perua suostumuksen milloin tahansa.');
  },
};

/** A permission that is given or taken back: the form's button still saves it. */
export const Row: Story = {
  args: {
    children: 'Saan lähettää palautekyselyn',
    description: 'Korkeintaan kerran käynnin jälkeen.',
    appearance: 'row',
    defaultSelected: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Saan lähettää palautekyselyn' })).toBeChecked();
  },
};

export const Card: Story = {
  args: {
    children: 'Ymmärrän, että varaus on sitova',
    description: 'Alle 24 tunnin päässä olevaa aikaa ei voi perua.',
    appearance: 'card',
    defaultSelected: true,
  },
};

/** In a row whose words say what is chosen. */
export const Bare: Story = {
  args: { appearance: 'bare', children: 'Valitse: Kandesartaani 8 mg' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Valitse: Kandesartaani 8 mg' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const WithError: Story = {
  args: {
    children: 'Ymmärrän, että varaus on sitova',
    description: 'Alle 24 tunnin päässä olevaa aikaa ei voi perua.',
    error: 'Hyväksy ehdot, jotta voit varata ajan',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Ymmärrän, että varaus on sitova' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription(/Hyväksy ehdot/);
  },
};

export const Disabled: Story = { args: { isDisabled: true, children: 'Ei valittavissa' } };

export const DisabledSelected: Story = {
  args: { isDisabled: true, defaultSelected: true, children: 'Aina mukana' },
};

export const LongWords: Story = {
  args: {
    children:
      'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän hyväksyn henkilötietojenkäsittelyperiaatteet',
    description: 'Lääkehoidonkokonaisarviointipalvelunyhteyshenkilöluettelo',
    error: 'Hyväksy henkilötietojenkäsittelyperiaatteet, jotta voit jatkaa',
    appearance: 'card',
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: 'Hyväksyn käyttöehdot' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Card);
