import { ButtonLink } from '@portal/design-system/ButtonLink';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Patterns/Empty',
  parameters: {
    flush: true,
    guidance: {
      use: 'For a page or a part of it that has nothing to show, and a way to go on.',
      do: [
        'Say what there is none of, and why.',
        'Offer the one thing that fills it: book a time, drop a filter.',
        'Keep the page’s heading: the patient is in the right place.',
      ],
      dont: ['Leave the page blank.', 'Apologise: nothing is wrong.'],
      instead: {
        Error: 'There may be something, and it could not be fetched.',
        List: 'There is at least one.',
      },
    },
  },
} satisfies Meta;
export default meta;

export const NothingYet: StoryObj<typeof meta> = {
  render: () => (
    <Page width="prose">
      <Stack gap="large">
        <Heading level={1}>Omat ajat</Heading>
        <EmptyState
          title="Sinulla ei ole tulevia aikoja"
          action={<ButtonLink href="#book">Varaa aika</ButtonLink>}
        >
          <Text>Varaamasi ajat näkyvät täällä heti.</Text>
        </EmptyState>
      </Stack>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Varaa aika' })).toBeVisible();
  },
};

export const NothingFound: StoryObj<typeof meta> = {
  render: () => (
    <Page width="prose">
      <Stack gap="large">
        <Heading level={1}>Vapaat ajat</Heading>
        <EmptyState
          title="Hakuasi vastaavia aikoja ei ole"
          illustration="noResult"
          action={
            <ButtonLink href="#all" tone="secondary">
              Näytä kaikki toimipisteet
            </ButtonLink>
          }
        >
          <Text>Seuraava aika on keskiviikkona 25.11.2026.</Text>
        </EmptyState>
      </Stack>
    </Page>
  ),
};
