import { DateTime } from '@portal/design-system/DateTime';
import { KeyFigure } from '@portal/design-system/KeyFigure';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/KeyFigure',
  component: KeyFigure,
  args: {
    label: <DateTime value="2026-11-23T07:15:00Z" format="day" isCapitalised />,
    children: 'klo 9.15–9.35',
  },
  parameters: {
    guidance: {
      use: 'For the one figure that a page is opened for.',
      do: ['Show the one figure that somebody came to see.', 'Say in words what a tone means.'],
      dont: ['Put several beside each other: then none is the one.'],
      instead: {
        DefinitionList: 'There are several facts of equal weight.',
        ReferenceRange: 'The figure is a result with an interval.',
        Price: 'A sum stands in a line of text.',
      },
    },
  },
} satisfies Meta<typeof KeyFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maanantai 23. marraskuuta')).toBeVisible();
    await expect(canvas.getByText('klo 9.15–9.35')).toBeVisible();
  },
};

export const Sum: Story = {
  args: {
    label: 'Maksettavaa',
    children: <Price cents={8900} />,
    detail: 'Eräpäivä ma 30.11.2026',
    tone: 'warning',
  },
};

export const Result: Story = {
  args: { label: 'Hemoglobiini', children: '138 g/l', detail: 'Viitevälillä', tone: 'success' },
};

export const Tones: Story = {
  render: () => (
    <Stack>
      {(['accent', 'neutral', 'success', 'warning', 'danger'] as const).map((tone) => (
        <KeyFigure key={tone} label="Paastoglukoosi" tone={tone} detail="Mitattu 20.11.2026">
          5,8 mmol/l
        </KeyFigure>
      ))}
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
    children: '1 234 567,89 mmol/vuorokausi',
    detail: 'erikoissairaanhoitopalveluseteli',
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Default);
