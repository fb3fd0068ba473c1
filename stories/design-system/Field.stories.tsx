import { Field, type FieldTexts, useField } from '@portal/design-system/Field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

/** A custom control, tied to its texts. */
function Example(texts: FieldTexts): ReactNode {
  const ids = useField(texts);
  return (
    <Field {...texts} ids={ids}>
      <input {...ids.control} type="time" />
    </Field>
  );
}

const meta = {
  title: 'Forms/Field',
  component: Example,
  args: { label: 'Soittoaika' },
  parameters: {
    guidance: {
      use: 'For a control that the design system does not have.',
      do: ['Use it around a control that the design system does not have.'],
      dont: ['Do not lay out a label, help or an error by hand.'],
      instead: {
        TextField: 'The answer is one line.',
        TextArea: 'The answer is several lines.',
        Select: 'The answer is one of many known ones.',
        RadioGroup: 'The answer is one of a few: a group has a legend, not a label.',
      },
    },
  },
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: 'Soitamme puolen tunnin sisällä tästä.' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Soittoaika');
    await expect(control).toHaveAccessibleDescription('Soitamme puolen tunnin sisällä tästä.');
  },
};

export const Optional: Story = { args: { isOptional: true } };

export const WithError: Story = {
  args: { error: 'Kirjoita kellonaika', description: 'Soitamme puolen tunnin sisällä tästä.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Soittoaika')).toBeInvalid();
    await expect(canvas.getByLabelText('Soittoaika')).toHaveAccessibleDescription(
      /^Kirjoita kellonaika Soitamme/,
    );
  },
};

export const LongWords: Story = {
  args: {
    label: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
    description: 'Lääkehoidonkokonaisarviointipalvelunyhteyshenkilöluettelo',
    error: 'Lääkehoidonkokonaisarviointipalvelunyhteyshenkilöluettelo',
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(WithError);
