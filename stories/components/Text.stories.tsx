import { DefinitionList } from '@portal/design-system/DefinitionList';
import { ExternalLink } from '@portal/design-system/ExternalLink';
import { Heading } from '@portal/design-system/Heading';
import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import { List } from '@portal/design-system/List';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Text/Text', component: Text } satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<Meta>;

export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Varaa aika lääkärille</Heading>
      <Heading level={2}>Vapaat ajat tänään</Heading>
      <Heading level={3}>Erikoislääkärit Helsingissä</Heading>
      <Heading level={4}>Etävastaanotto</Heading>
    </Stack>
  ),
};

export const LongFinnishWords: Story = {
  render: () => (
    <Heading level={1}>
      Työterveyshuoltosopimusneuvottelupöytäkirja ja erikoissairaanhoitopalveluseteli
    </Heading>
  ),
};

export const SizesAndTones: Story = {
  render: () => (
    <Stack>
      <Text size="lead">Ingressi, joka kertoo sivun tarkoituksen yhdellä virkkeellä.</Text>
      <Text>Leipäteksti on aina vähintään 17 pikseliä, jotta sitä jaksaa lukea.</Text>
      <Text size="small" tone="muted">
        Pieni ja hiljainen lisätieto.
      </Text>
      <Text tone="danger">Virhe</Text>
      <Text tone="success">Onnistui</Text>
      <Text weight="strong">Tärkeä</Text>
      <Text keepsLines>{'Ensimmäinen rivi\nToinen rivi'}</Text>
    </Stack>
  ),
};

export const Links: Story = {
  render: () => (
    <Stack align="start">
      <Text>
        Lue lisää <TextLink href="#terms">käyttöehdoista</TextLink> tai avaa{' '}
        <ExternalLink href="https://example.org/">ohje toisella sivustolla</ExternalLink>.
      </Text>
      <TextLink href="#all" isStandalone iconEnd={<ArrowRightIcon />}>
        Näytä kaikki ajanvaraukset
      </TextLink>
    </Stack>
  ),
};

export const Lists: Story = {
  render: () => (
    <Stack gap="large">
      {(['bullet', 'number', 'plain'] as const).map((kind) => (
        <List key={kind} kind={kind}>
          <li>Ota Kela-kortti mukaan</li>
          <li>Saavu ajoissa paikalle</li>
          <li>Ilmoittaudu aulassa</li>
        </List>
      ))}
    </Stack>
  ),
};

const items = [
  { term: 'Aika', description: 'maanantai 23.11.2026 klo 9.15' },
  { term: 'Vastaanottaja', description: 'Mikael Åkerlund, yleislääketieteen erikoislääkäri' },
  { term: 'Toimipiste', description: 'Kamppi, Urho Kekkosen katu 1, 00100 Helsinki' },
];

export const Definitions: Story = {
  render: () => (
    <Stack gap="xlarge">
      <DefinitionList items={items} />
      <DefinitionList items={items} layout="stacked" />
    </Stack>
  ),
};
