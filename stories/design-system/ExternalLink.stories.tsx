import { ExternalLink } from '@portal/design-system/ExternalLink';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Text/ExternalLink',
  component: ExternalLink,
  parameters: {
    guidance: {
      use: 'For a link out of the product, in a new tab.',
      do: ['Use it for every link that leaves the product: it says so to eye and ear.'],
      dont: ['Open pages of the product in a new tab.'],
      instead: {
        TextLink: 'It stays within the product.',
        ButtonLink: 'It is the step that the page exists for: set `isDocument`.',
      },
    },
  },
  args: { href: 'https://www.kanta.fi/', children: 'Omakanta' },
} satisfies Meta<typeof ExternalLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Omakanta (avautuu uuteen välilehteen)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const InASentence: Story = {
  render: (args) => (
    <Text>
      Näet reseptisi myös palvelussa <ExternalLink {...args} />.
    </Text>
  ),
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { children: 'My Kanta pages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /opens in a new tab/ })).toBeVisible();
  },
};

export const Standalone: Story = { args: { isStandalone: true, children: 'Ohje toisella sivustolla' } };

export const LongWords: Story = {
  args: { children: 'Erikoissairaanhoitopalvelusetelin epäjärjestelmällistyttämättömyys' },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(InASentence);
export const ForcedColours = forcedColours(Default);
