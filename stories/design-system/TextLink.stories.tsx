import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import { PhoneIcon } from '@portal/design-system/icons/PhoneIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Text/TextLink',
  component: TextLink,
  parameters: {
    guidance: {
      use: 'For a link within the product, in a sentence or after it.',
      do: [
        'Name the target: the words make sense in a list of links.',
        'Use isStandalone for a link that leads on from a section.',
      ],
      dont: [
        'Write ‘click here’ or ‘read more’.',
        'Use a link for what changes something: that is a Button.',
      ],
      instead: {
        ExternalLink: 'It leaves the product.',
        ButtonLink: 'It is the step that the page exists for.',
        LinkList: 'There are several, one a row.',
        Button: 'Something is done.',
      },
    },
  },
  args: { href: '#terms', children: 'Lue käyttöehdot' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

const TOUCH = 44;

export const Default: Story = {};

export const InASentence: Story = {
  render: (args) => (
    <Text>
      Varaamalla ajan hyväksyt palvelun ehdot. <TextLink {...args} /> ennen kuin jatkat.
    </Text>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().height).toBeLessThan(TOUCH);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** Below other things a link is a target of its own by itself. */
export const InALayout: Story = {
  render: (args) => (
    <Stack gap="xsmall">
      <TextLink {...args} />
      <TextLink href="#privacy">Tietosuojaseloste</TextLink>
      <TextLink href="tel:0103803838" icon={<PhoneIcon />}>
        010 380 3838
      </TextLink>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const link of canvas.getAllByRole('link')) {
      const { height, width } = link.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(TOUCH);
      await expect(width).toBeLessThan(canvasElement.clientWidth / 2);
    }
  },
};

export const Standalone: Story = {
  args: { isStandalone: true, iconEnd: <ArrowRightIcon />, children: 'Näytä kaikki ajanvaraukset' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(TOUCH);
  },
};

export const InheritsItsColour: Story = { args: { tone: 'inherit' } };

export const LongWords: Story = {
  args: { children: 'Erikoissairaanhoitopalvelusetelin käyttöehdot epäjärjestelmällistyttämättömyydestä' },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Standalone);
export const ForcedColours = forcedColours(InALayout);
