import { QrCode } from '@portal/design-system/QrCode';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

/** Finder patterns, and every other module between them: as dense as a code, and read by nobody. */
const finder = (x: number, y: number) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`;
const dots = Array.from(
  { length: 60 },
  (_, nth) => `M${8 + ((nth * 7) % 13)} ${8 + ((nth * 5) % 12)}h1v1h-1z`,
);
const path = [finder(0, 0), finder(14, 0), finder(0, 14), ...dots].join('');

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { label: 'QR-koodi, jonka pankin sovellus lukee', moduleCount: 21, path },
  parameters: {
    guidance: {
      use: 'For what a phone reads from another screen.',
      do: ['Say beside it which app reads it, and for what.', 'Give the same in words, too.'],
      dont: ['Show it on a phone as the only way: a phone cannot read its own screen.'],
      instead: {
        Picture: 'People look at it, not cameras.',
        ButtonLink: 'It leads to an address on the same device.',
      },
    },
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR-koodi, jonka pankin sovellus lukee' });
    const { width, height } = code.getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(getComputedStyle(code).fill).toBe('rgb(0, 0, 0)');
  },
};

export const LargeText = largeText(Default);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
