import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Text/Text',
  component: Text,
  parameters: {
    guidance: {
      use: 'For sentences, in the sizes and colours that text has.',
      do: [
        'Leave body text at its size; use lead for one sentence under a heading.',
        'Use muted for what helps, never for what must be read.',
        'Set lang on words of another language.',
      ],
      dont: ['Say something by colour alone.', 'Use small text for terms and prices.'],
      instead: {
        Heading: 'The words name what follows.',
        Badge: 'It is a status.',
        Notice: 'It has to be noticed.',
      },
    },
  },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: 'Leipäteksti on aina vähintään 17 pikseliä, jotta sitä jaksaa lukea.' },
};

export const Sizes: Story = {
  args: { children: null },
  render: () => (
    <Stack>
      <Text size="lead">Ingressi, joka kertoo sivun tarkoituksen yhdellä virkkeellä.</Text>
      <Text>Peru aika viimeistään 24 tuntia ennen vastaanottoa.</Text>
      <Text size="small">Hinta sisältää Kela-korvauksen.</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  args: { children: null },
  render: () => (
    <Stack>
      {(['default', 'muted', 'danger', 'success', 'inherit'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          Vastaus on saapunut ({tone})
        </Text>
      ))}
    </Stack>
  ),
};

export const Weights: Story = {
  args: { children: null },
  render: () => (
    <Stack>
      {(['regular', 'medium', 'strong'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          Varauksesi on vahvistettu
        </Text>
      ))}
    </Stack>
  ),
};

/** The beginning of a long text, as much of it as fits on two lines. */
export const Clamped: Story = {
  args: {
    isClamped: true,
    children: Array.from({ length: 12 }, () => 'Kiitos tiedosta, jatka mittauksia kaksi viikkoa.').join(' '),
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Kiitos tiedosta/);
    const line = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(text.clientHeight / line)).toBe(2);
  },
};

export const Digits: Story = {
  args: { children: null },
  render: () => (
    <Stack gap="none" align="end">
      <Text isNumeric>1 111,11 €</Text>
      <Text isNumeric>98 765,40 €</Text>
    </Stack>
  ),
};

export const KeepsLines: Story = {
  args: { keepsLines: true, children: 'Urho Kekkosen katu 1\n00100 Helsinki' },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Urho Kekkosen katu/);
    const lines = text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(lines)).toBe(2);
  },
};

export const InSwedish: Story = {
  args: { lang: 'sv', children: 'Du kan avboka din tid senast 24 timmar före besöket.' },
  globals: { language: 'sv' },
};

export const LongWords: Story = {
  args: { children: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän erikoissairaanhoitopalveluseteli' },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Sizes);
export const ForcedColours = forcedColours(Tones);
