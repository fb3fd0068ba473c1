import { FieldError } from '@portal/design-system/FieldError';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Forms/FieldError',
  component: FieldError,
  args: { children: 'Kirjoita sähköpostiosoite, esimerkiksi nimi@esimerkki.fi' },
  parameters: {
    guidance: {
      use: 'For what is wrong with one field, where a control does not show it itself.',
      do: [
        'Say what is wrong and how to put it right, in one sentence.',
        'Give an example where the form matters.',
      ],
      dont: ['Do not blame the reader, and do not write “Virheellinen syöte”.'],
      instead: {
        ErrorSummary: 'It lists all of a form’s errors.',
        Field: 'The control is one of your own: it brings the error with it.',
        Notice: 'It is about no field.',
      },
    },
  },
} satisfies Meta<typeof FieldError>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Kirjoita sähköpostiosoite/)).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { children: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän lääkehoidonkokonaisarviointipalvelu' },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Default);
