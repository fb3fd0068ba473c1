import { ReferenceRange } from '@portal/design-system/ReferenceRange';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/ReferenceRange',
  component: ReferenceRange,
  args: { label: 'Hemoglobiini', value: 142, unit: 'g/l', low: 134, high: 167 },
  decorators: [(Story) => <div style={{ maxInlineSize: '30rem' }}>{Story()}</div>],
  parameters: {
    guidance: {
      use: 'For one result and where it stands in its interval.',
      do: [
        'Show the interval that was in force when the value was measured.',
        'Say beside it what the value means.',
      ],
      dont: [
        'Do not colour a value outside its interval red: it is often harmless.',
        'Do not round away measured decimals.',
      ],
      instead: {
        TrendChart: 'The same measure was taken several times.',
        Table: 'Many results are compared.',
        LevelMeter: 'What is shown changes as one looks.',
        ProgressBar: 'It tells how far something has come.',
      },
    },
  },
} satisfies Meta<typeof ReferenceRange>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Everything in the drawing is also said in words. */
export const Within: Story = {
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure', { name: 'Hemoglobiini' }));
    await expect(figure.getByText('142 g/l')).toBeVisible();
    await expect(figure.getByText('Viitevälillä')).toBeVisible();
    await expect(figure.getByText('Viiteväli 134–167 g/l')).toBeVisible();
  },
};

export const Below: Story = {
  args: { label: 'Ferritiini', value: 12, unit: 'µg/l', low: 15, high: 125 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alle viitevälin')).toBeVisible();
  },
};

export const Above: Story = {
  args: { label: 'Kalium', value: 5.3, unit: 'mmol/l', low: 3.5, high: 5, fractionDigits: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yli viitevälin')).toBeVisible();
    await expect(canvas.getByText('Viiteväli 3,5–5,0 mmol/l')).toBeVisible();
  },
};

/** Only an upper end. */
export const AtMost: Story = {
  args: { label: 'LDL-kolesteroli', value: 2.4, unit: 'mmol/l', low: undefined, high: 3, fractionDigits: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Viiteväli alle 3,0 mmol/l')).toBeVisible();
  },
};

/** Only a lower end. */
export const AtLeast: Story = {
  args: { label: 'GFR', value: 58, unit: 'ml/min', low: 60, high: undefined },
};

/** The interval keeps its size; the value points off the scale. */
export const OffTheScale: Story = {
  args: { label: 'CRP', value: 312, unit: 'mg/l', low: undefined, high: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Arvo on asteikon ulkopuolella/)).toBeVisible();
  },
};

export const BelowTheScale: Story = {
  args: { label: 'Natrium', value: 98, unit: 'mmol/l', low: 137, high: 145 },
};

/** No interval: no bar, no judgement. */
export const WithoutInterval: Story = {
  args: { label: 'Paino', value: 71.4, unit: 'kg', low: undefined, high: undefined },
};

export const InEnglish: Story = {
  ...Above,
  args: { ...Above.args, label: 'Potassium' },
  play: undefined,
  globals: { language: 'en' },
};

export const LongWords: Story = {
  args: {
    label: 'Seerumin glykosyloituneen hemoglobiinin epäjärjestelmällistyttämättömyysmittaus',
    value: 1_234_567.891,
    unit: 'kansainvälistä yksikköä litrassa',
    low: 1_000_000,
    high: 2_000_000,
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Above);
export const ForcedColours = forcedColours(Above);
