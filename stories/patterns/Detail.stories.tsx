import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { DateLeaf } from '@portal/design-system/DateLeaf';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Disclosure } from '@portal/design-system/Disclosure';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Media } from '@portal/design-system/Media';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Patterns/Detail',
  parameters: {
    flush: true,
    guidance: {
      use: 'For one thing and all that belongs to it: a visit, an appointment, an invoice.',
      do: [
        'Begin with what it is and when; the actions follow directly.',
        'Put what explains it beside it from 800 px on, and below it on a phone.',
        'Fold what few people read.',
      ],
      dont: ['Repeat the heading in the first card.', 'Offer what cannot be done today.'],
      instead: {
        List: 'There are several of its kind to choose from.',
        Result: 'It has just been done, and the next step is what matters.',
      },
    },
  },
} satisfies Meta;
export default meta;

export const Visit: StoryObj<typeof meta> = {
  render: () => (
    <Page width="annotated">
      <Stack gap="large">
        <Media start={<DateLeaf value="2026-11-23" />}>
          <Heading level={1}>Käynti yleislääkärillä</Heading>
          <Text tone="muted">Maanantaina 23.11.2026 klo 9.15</Text>
        </Media>
        <Inline>
          <ButtonLink href="#again">Varaa uusi aika</ButtonLink>
          <ButtonLink href="#document" tone="secondary">
            Lataa PDF
          </ButtonLink>
        </Inline>
        <Columns layout="noteEnd">
          <Stack>
            <Card>
              <DefinitionList
                items={[
                  { term: 'Lääkäri', description: 'Mikael Åkerlund' },
                  { term: 'Toimipiste', description: 'Kamppi' },
                  { term: 'Diagnoosi', description: 'Akuutti ylähengitystieinfektio' },
                ]}
              />
            </Card>
            <Disclosure summary="Lääkärin muistiinpanot" level={2}>
              <Text>Yskää viikon ajan, ei kuumetta. Keuhkot puhtaat.</Text>
            </Disclosure>
          </Stack>
          <Notice title="Kysyttävää?">Voit kirjoittaa hoitajalle seitsemän päivän ajan.</Notice>
        </Columns>
      </Stack>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('Mikael Åkerlund')).toBeVisible();
  },
};
