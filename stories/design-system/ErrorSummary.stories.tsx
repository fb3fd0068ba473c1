import { ErrorSummary } from '@portal/design-system/ErrorSummary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Tarkista seuraavat tiedot',
    problems: [
      { fieldId: 'first', message: 'Kirjoita etunimesi' },
      { fieldId: 'phone', message: 'Kirjoita puhelinnumerosi, esimerkiksi +358 40 123 4567' },
    ],
  },
  parameters: {
    guidance: {
      use: 'For all that a form still needs, once sending it has been tried.',
      do: [
        'Put it above the first field, and say the same words there and at the field.',
        'Count the attempts, so that the focus comes here each time.',
      ],
      dont: ['Do not show it while the form is being filled in.'],
      instead: {
        FieldError: 'It is about one field, beside it.',
        Notice: 'The form was right, and sending it failed.',
      },
    },
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /Tarkista seuraavat tiedot/ })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const OneProblem: Story = {
  args: { problems: [{ fieldId: 'terms', message: 'Hyväksy ehdot, jotta voit varata ajan' }] },
};

export const NoProblems: Story = {
  args: { problems: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: /Tarkista/ })).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    title: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
    problems: [
      { fieldId: 'a', message: 'Lääkehoidonkokonaisarviointipalvelunyhteyshenkilöluettelo puuttuu' },
    ],
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Default);
