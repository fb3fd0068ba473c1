import { Heading } from '@portal/design-system/Heading';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const words = (title: string, fact: string) => (
  <Stack gap="xxsmall">
    <Heading level={1}>{title}</Heading>
    <Text>{fact}</Text>
  </Stack>
);

const meta = {
  title: 'Layout/PageOpening',
  component: PageOpening,
  argTypes: { width: { options: ['narrow', 'prose', 'annotated', 'page'] } },
  args: {
    width: 'annotated',
    illustration: 'record',
    children: words('Laboratorio', 'Uusia tuloksia 2 päivältä, 1 viitevälin ulkopuolella'),
  },
  parameters: {
    flush: true,
    guidance: {
      use: 'For the heading of a page of the health record, with what matters first in one line.',
      do: [
        'Say in the line what is new, runs out or is due.',
        'Give it the width of the page below it, so that both begin and end alike.',
      ],
      dont: [
        'Put actions into it: they stand with what they act on.',
        'Write more than two lines below the heading.',
      ],
      instead: {
        Hero: 'It opens an entry page, with a promise and an action.',
        Heading: 'A form or a task is under way on the page.',
      },
    },
  },
} satisfies Meta<typeof PageOpening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    // The drawing is decoration.
    await expect(canvasElement.querySelector('svg:has(use)')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const WordsAlone: Story = { args: { illustration: undefined } };

export const LongWords: Story = {
  args: {
    children: words('Erikoissairaanhoitopalveluseteli', 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän'),
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
