import { contract } from '@portal/tokens/contract';
import { contrastPairs } from '@portal/tokens/contrast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColourRoles } from './ColourRoles.tsx';
import { ContrastPairs } from './ContrastPairs.tsx';
import { leaves } from './leaves.ts';
import { shown } from './shown-brand.ts';

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  render: (_args, { globals }) => <ColourRoles shown={shown(globals)} />,
  play: async ({ canvasElement }) => {
    const tiles = [...canvasElement.querySelectorAll<HTMLElement>('[data-role]')];
    await expect(tiles.map(({ dataset }) => dataset.role)).toEqual(
      leaves(contract.color).map(([path]) => path),
    );
  },
};

export const Contrast: Story = {
  render: (_args, { globals }) => <ContrastPairs shown={shown(globals)} />,
  play: async ({ canvasElement }) => {
    const pairs = [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')];
    await expect(pairs).toHaveLength(contrastPairs.length);
    for (const { dataset } of pairs) {
      await expect(Number(dataset.ratio)).toBeGreaterThanOrEqual(Number(dataset.required));
    }
  },
};
