import { Columns } from '@portal/design-system/Columns';
import { Picture } from '@portal/design-system/Picture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

/** A card without a name, drawn so that it needs no file. */
const CARD = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540"><rect width="856" height="540" rx="40" fill="#cfe3f5"/><rect x="60" y="70" width="260" height="46" rx="12" fill="#1f5f99"/><rect x="60" y="330" width="420" height="30" rx="12" fill="#6f9cc4"/><rect x="60" y="390" width="300" height="30" rx="12" fill="#6f9cc4"/></svg>',
)}`;

const meta = {
  title: 'Data/Picture',
  component: Picture,
  args: { src: CARD, alt: 'Kortin etupuoli', shape: 'card' },
  render: (args) => (
    <Columns>
      <Picture {...args} />
    </Columns>
  ),
  parameters: {
    guidance: {
      use: 'For an image that somebody has added, shown whole.',
      do: ['Show what somebody has added as it is, whole.'],
      dont: ['Draw the product’s own illustrations with it.', 'Cut off what may be what matters.'],
      instead: {
        Avatar: 'It is a face beside a name.',
        Illustration: 'It is a drawing of the brand.',
        CameraPreview: 'It is the camera’s picture as it moves.',
      },
    },
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Kortin etupuoli' })).toHaveAttribute('src', CARD);
  },
};

export const Photo: Story = { args: { shape: 'photo' } };

export const Missing: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: 'Kortin etupuoli' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const LargeText = largeText(Default);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
