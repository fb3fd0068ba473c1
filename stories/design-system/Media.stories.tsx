import { Avatar } from '@portal/design-system/Avatar';
import { ChevronRightIcon } from '@portal/design-system/icons/ChevronRightIcon';
import { FlaskIcon } from '@portal/design-system/icons/FlaskIcon';
import { Medallion } from '@portal/design-system/Medallion';
import { Media } from '@portal/design-system/Media';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { onScreens } from '../on-screens.ts';

const words = (
  <>
    <Text weight="strong">Ilona Heikkinen</Text>
    <Text size="small" tone="muted">
      Yleislääkäri · Yleislääketiede
    </Text>
  </>
);

const meta = {
  title: 'Layout/Media',
  component: Media,
  args: { start: <Avatar name="Ilona Heikkinen" src={null} />, children: words },
  parameters: {
    guidance: {
      use: 'For a picture or sign, its text, and what ends the line.',
      do: [
        'Put a face, a medallion or a day before the words that it belongs to.',
        'Keep the end short: a price, a status, a chevron.',
      ],
      dont: [
        'Say something at the start that the words do not say.',
        'Hide at the end what has to be known.',
      ],
      instead: {
        Inline: 'The parts are of equal rank.',
        Columns: 'Both sides are whole parts of a page.',
        DescriptionCard: 'It is an icon, a title and a sentence.',
      },
    },
  },
} satisfies Meta<typeof Media>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithSign: Story = {
  args: {
    start: (
      <Medallion>
        <FlaskIcon />
      </Medallion>
    ),
  },
};

export const WordsAlone: Story = { args: { start: null, end: <ChevronRightIcon /> } };

export const EndBelowOnSmall: Story = {
  args: { end: <Text weight="strong">alkaen 89,00 €</Text>, endOnSmall: 'below', align: 'start' },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Ilona Heikkinen');
    const price = canvas.getByText('alkaen 89,00 €');
    await onScreens(async (screen) => {
      const isBelow = price.getBoundingClientRect().top >= name.getBoundingClientRect().bottom;
      await expect(isBelow).toBe(screen === 'small');
    });
  },
};

export const EndHiddenOnSmall: Story = {
  args: { end: <ChevronRightIcon label="Avaa" />, endOnSmall: 'hidden' },
};

export const LongWords: Story = {
  args: {
    children: (
      <Text weight="strong">
        Epäjärjestelmällistyttämättömyydelläänsäkäänköhän erikoissairaanhoitopalveluseteli
      </Text>
    ),
    end: <ChevronRightIcon />,
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Default);
