import { Bleed } from '@portal/design-system/Bleed';
import { Box } from '@portal/design-system/Box';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { onScreens } from '../on-screens.ts';

const meta = {
  title: 'Layout/Bleed',
  component: Bleed,
  parameters: {
    flush: true,
    guidance: {
      use: 'For a ground, a picture or a sideways row that reaches the edges of a phone.',
      do: ['Let a ground, a picture or a row that scrolls sideways reach the edges of a phone.'],
      dont: ['Use it outside a Page: it takes back exactly the gutters of one.', 'Let text touch the edge.'],
      instead: {
        Box: 'A ground within the gutters is enough.',
        Page: 'The whole page is to be wider.',
      },
    },
  },
  args: {
    children: (
      <Box background="brand" padding="large">
        Ulottuu sivun reunoihin
      </Box>
    ),
  },
  render: (args) => (
    <Page>
      <Stack>
        <Text>Sivun sisältö pysyy reunusten sisällä.</Text>
        <Bleed {...args} />
        <Text>Ja jatkuu taas niiden sisällä.</Text>
      </Stack>
    </Page>
  ),
} satisfies Meta<typeof Bleed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [bleed, page] = ['bleed', 'page'].map((name) => canvasElement.querySelector(`[class*=${name}_]`));
    await onScreens(async () => {
      await expect(bleed?.getBoundingClientRect().width).toBe(page?.getBoundingClientRect().width);
    });
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <Box background="sunken" padding="large">
        Epäjärjestelmällistyttämättömyydelläänsäkäänköhän erikoissairaanhoitopalveluseteli
      </Box>
    ),
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
