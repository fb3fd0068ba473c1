import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  parameters: {
    guidance: {
      use: 'For the name of a part, at its level of the outline.',
      do: [
        'Choose the level by the page’s outline: one h1, no level left out.',
        'Change only the size where it looks too large or too small.',
        'Say what the part is about in the fewest words.',
      ],
      dont: ['Use a heading to make words large.', 'End a heading with a full stop.'],
      instead: {
        Text: 'The words are only to be larger.',
        Hero: 'It opens an entry page.',
      },
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { level: 2, children: 'Vapaat ajat tänään' } };

export const Levels: Story = {
  args: Default.args ?? { level: 1, children: null },
  render: () => (
    <Stack>
      <Heading level={1}>Varaa aika lääkärille</Heading>
      <Heading level={2}>Vapaat ajat tänään</Heading>
      <Heading level={3}>Erikoislääkärit Helsingissä</Heading>
      <Heading level={4}>Etävastaanotto</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const levels = canvas.getAllByRole('heading').map(({ tagName }) => tagName);
    await expect(levels).toEqual(['H1', 'H2', 'H3', 'H4']);
  },
};

export const SmallerThanItsLevel: Story = {
  args: { level: 1, size: 3, children: 'Kirjaudu' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kirjaudu' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    level: 1,
    children: 'Työterveyshuoltosopimusneuvottelupöytäkirja ja erikoissairaanhoitopalveluseteli',
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
