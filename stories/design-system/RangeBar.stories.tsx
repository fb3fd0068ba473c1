import { RangeBar } from '@portal/design-system/RangeBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/RangeBar',
  component: RangeBar,
  args: { value: 142, low: 134, high: 167, flag: 'within', write: (value: number) => String(value) },
  decorators: [(Story) => <div style={{ maxInlineSize: '30rem' }}>{Story()}</div>],
  parameters: {
    guidance: {
      use: 'For the drawing of a result in a row that says it in words already.',
      do: ['Say value, interval and flag in words beside it.'],
      dont: ['Do not draw a value that is only limited, such as `<5`.'],
      instead: {
        ReferenceRange: 'Nothing beside it says what it shows.',
        TrendChart: 'The same measure was taken several times.',
      },
    },
  },
} satisfies Meta<typeof RangeBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Within: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('134')).toBeVisible();
    await expect(canvas.getByText('167')).toBeVisible();
  },
};
export const Below: Story = { args: { value: 109, low: 117, high: 155, flag: 'below' } };
/** Only an upper end. */
export const Above: Story = { args: { value: 3.2, low: undefined, high: 3, flag: 'above' } };
export const OffScale: Story = { args: { value: 300, flag: 'above' } };
/** Ends too long to stand under a narrow bar: the row's own words say them. */
export const LongWords: Story = {
  args: { value: 210_000, low: 150_000, high: 360_000, write: (value) => `${value} kpl/µl` },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/kpl/)).toBeNull();
  },
};

export const LargeText = largeText(Above);
export const RightToLeft = rightToLeft(Above);
export const ForcedColours = forcedColours(Above);
