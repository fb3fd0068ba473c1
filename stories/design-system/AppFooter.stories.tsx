import { AppFooter } from '@portal/design-system/AppFooter';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { footerContent } from './frame.tsx';

const meta = {
  title: 'Shell/AppFooter',
  component: AppFooter,
  parameters: {
    flush: true,
    guidance: {
      use: 'For the end of every page: phone, terms, the app.',
      do: ['Keep what is looked for at the end: phone, terms, the app.'],
      dont: ['Repeat the menu.'],
      instead: {
        Banner: 'It asks something of everybody.',
        SideNavigation: 'It is the product’s menu.',
      },
    },
  },
  args: { brandName: 'Kaari', children: footerContent },
} satisfies Meta<typeof AppFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Kaari');
    await expect(canvas.getByRole('link', { name: 'Käyttöehdot' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { children: <Text>Epäjärjestelmällistyttämättömyydelläänsäkäänköhän</Text> },
};

export const LargeText = largeText(Default);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
