import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Heading } from '@portal/design-system/Heading';
import { Hero } from '@portal/design-system/Hero';
import { LinkList } from '@portal/design-system/LinkList';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Patterns/Result',
  parameters: {
    flush: true,
    guidance: {
      use: 'For what has been done: it says so, what follows, and what can be done next.',
      do: [
        'Say in the heading what is done: “Aika on varattu”.',
        'Repeat what a patient needs to remember: day, place, price.',
        'Offer one next step, and further ones as links.',
      ],
      dont: ['Send a patient on without a word.', 'Show it before the answer has come.'],
      instead: {
        Error: 'It was not done, or nobody knows whether it was.',
        Detail: 'The patient comes back to it later.',
      },
    },
  },
} satisfies Meta;
export default meta;

export const Booked: StoryObj<typeof meta> = {
  render: () => (
    <Page width="prose">
      <Stack gap="large">
        <Hero
          tone="success"
          illustration="success"
          title="Aika on varattu"
          lead="Lähetimme vahvistuksen sähköpostiisi."
        >
          <ButtonLink href="#appointment">Näytä aika</ButtonLink>
        </Hero>
        <Card>
          <DefinitionList
            items={[
              { term: 'Milloin', description: 'Maanantaina 23.11.2026 klo 9.15' },
              { term: 'Missä', description: 'Kamppi, Fredrikinkatu 48' },
              { term: 'Hinta', description: '89,00 €' },
            ]}
          />
        </Card>
        <Stack gap="small">
          <Heading level={2}>Ennen käyntiä</Heading>
          <LinkList
            aria-label="Ennen käyntiä"
            rows={[
              { id: 'form', href: '#form', title: 'Täytä esitiedot' },
              { id: 'route', href: '#route', title: 'Katso, miten pääset perille' },
            ]}
          />
        </Stack>
      </Stack>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Aika on varattu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Näytä aika' })).toBeVisible();
  },
};
