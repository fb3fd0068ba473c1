import { Switch } from '@portal/design-system/Switch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'Tekstiviestimuistutukset', onChange: fn() },
  parameters: {
    guidance: {
      use: 'For a setting that is on or off and takes effect at once.',
      do: ['Let it act at once, and keep its label the same in both states.'],
      dont: ['Do not put it into a form that has to be sent: use a checkbox.'],
      instead: {
        Checkbox: 'It is sent with a form.',
        ToggleButton: 'It changes what is seen, and nothing is kept.',
      },
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { defaultSelected: true } };

export const WithDescription: Story = {
  args: { children: 'Sähköpostimuistutukset', description: 'Päivää ennen käyntiä', defaultSelected: true },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledSelected: Story = {
  args: { isDisabled: true, defaultSelected: true, description: 'Kuuluu aina tähän palveluun.' },
};

export const LongWords: Story = {
  args: {
    children: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
    description: 'Lääkehoidonkokonaisarviointipalvelunyhteyshenkilön ilmoitukset',
  },
};

export const ByKeyboard: Story = {
  args: { description: 'Päivää ennen käyntiä' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const toggle = canvas.getByRole('switch', { name: 'Tekstiviestimuistutukset' });
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAccessibleDescription('Päivää ennen käyntiä');
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Selected);
