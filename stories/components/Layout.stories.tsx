import { Bleed } from '@portal/design-system/Bleed';
import { Box } from '@portal/design-system/Box';
import { Card, CardLink } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Divider } from '@portal/design-system/Divider';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample } from '../Sample.tsx';

const meta = { title: 'Layout/Primitives', component: Stack } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<Meta>;

export const StackGaps: Story = {
  render: () => (
    <Stack gap={{ small: 'xsmall', large: 'xlarge' }}>
      <Sample>8 px on a phone, 32 px on a wide screen</Sample>
      <Sample>Toinen</Sample>
      <Sample>Kolmas</Sample>
    </Stack>
  ),
};

export const InlineWraps: Story = {
  render: () => (
    <Inline>
      {[
        'Yleislääketiede',
        'Naistentaudit',
        'Korva-, nenä- ja kurkkutaudit',
        'Lastentaudit',
        'Työterveyshuolto',
      ].map((name) => (
        <Sample key={name}>{name}</Sample>
      ))}
    </Inline>
  ),
};

export const ColumnLayouts: Story = {
  render: () => (
    <Stack gap="xlarge">
      <Columns>
        <Sample>1</Sample>
        <Sample>2</Sample>
      </Columns>
      <Columns layout={{ small: 'one', medium: 'two', large: 'four' }}>
        {[1, 2, 3, 4].map((number) => (
          <Sample key={number}>{number}</Sample>
        ))}
      </Columns>
      <Columns layout={{ small: 'one', large: 'asideStart' }}>
        <Sample>Filters</Sample>
        <Sample>Results</Sample>
      </Columns>
    </Stack>
  ),
};

export const Boxes: Story = {
  render: () => (
    <Columns layout="fit">
      {(['surface', 'sunken', 'subtle', 'brand'] as const).map((background) => (
        <Box key={background} padding="large" background={background} isRounded>
          {background}
        </Box>
      ))}
    </Columns>
  ),
};

export const Cards: Story = {
  render: () => (
    <Columns layout="fit">
      {(['surface', 'outline', 'sunken', 'subtle', 'brand'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <Stack gap="xsmall">
            <Heading level={2} size={3}>
              {tone}
            </Heading>
            <Text>Varaa aika lääkärin, hoitajan tai fysioterapeutin vastaanotolle.</Text>
          </Stack>
        </Card>
      ))}
    </Columns>
  ),
};

export const LinkedCard: Story = {
  render: () => (
    <Card as="article">
      <Stack gap="xsmall">
        <Heading level={2} size={3}>
          <CardLink href="#card">Koko kortti on linkki</CardLink>
        </Heading>
        <Text tone="muted">Linkin nimi on kuitenkin vain sen otsikko.</Text>
      </Stack>
    </Card>
  ),
};

export const PageWithBleedAndDivider: Story = {
  parameters: { flush: true },
  render: () => (
    <Page width="prose">
      <Stack>
        <Heading level={1}>Page</Heading>
        <Bleed>
          <Box background="brand" padding="large">
            Reaches over the gutters
          </Box>
        </Bleed>
        <Divider />
        <Text>Content no wider than is comfortable to read.</Text>
      </Stack>
    </Page>
  ),
};
