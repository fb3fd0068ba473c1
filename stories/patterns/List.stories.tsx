import { Avatar } from '@portal/design-system/Avatar';
import { Badge } from '@portal/design-system/Badge';
import { FilterChips } from '@portal/design-system/FilterChips';
import { Heading } from '@portal/design-system/Heading';
import { LinkList, LinkListSkeleton } from '@portal/design-system/LinkList';
import { Page } from '@portal/design-system/Page';
import { SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Patterns/List',
  parameters: {
    flush: true,
    guidance: {
      use: 'For several things of one kind, each with a page of its own.',
      do: [
        'Put first what matters first: what is new, what is due, what is outside its range.',
        'Make each row one link of one height; say in words what a badge means.',
        'Show skeletons of the same height while it loads, so that nothing moves.',
      ],
      dont: ['Fill a card with a single fact.', 'Put buttons into rows that are links.'],
      instead: {
        Detail: 'There is one thing, and all of it is read.',
        Empty: 'There is none yet, or none that was searched for.',
      },
    },
  },
} satisfies Meta;
export default meta;

const ROWS = [
  { id: 'a', name: 'Mikael Åkerlund', visit: 'Yleislääkäri, 23.11.2026', isNew: true },
  { id: 'b', name: 'Sari Lehtonen', visit: 'Fysioterapeutti, 2.10.2026', isNew: false },
  { id: 'c', name: 'Jussi Mäkelä', visit: 'Silmälääkäri, 14.3.2026', isNew: false },
];

function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Page width="prose">
      <Stack gap="large">
        <Stack gap="xsmall">
          <Heading level={1}>Käynnit</Heading>
          <Text tone="muted">3 käyntiä, uusin ensin</Text>
        </Stack>
        {children}
      </Stack>
    </Page>
  );
}

export const Found: StoryObj<typeof meta> = {
  render: () => (
    <Frame>
      <FilterChips
        filters={[{ id: '2026', label: 'Vuosi 2026', removeLabel: 'Poista rajaus Vuosi 2026', href: '#all' }]}
      />
      <LinkList
        aria-label="Käynnit"
        rows={ROWS.map(({ id, name, visit, isNew }) => ({
          id,
          href: `#${id}`,
          title: name,
          description: visit,
          start: <Avatar name={name} />,
          end: isNew && <Badge tone="accent">Uusi</Badge>,
        }))}
      />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(ROWS.length);
    await expect(canvas.getByRole('link', { name: /Mikael Åkerlund/ })).toBeVisible();
  },
};

export const Loading: StoryObj<typeof meta> = {
  render: () => (
    <Frame>
      <SkeletonGroup>
        <LinkListSkeleton count={3} hasStart />
      </SkeletonGroup>
    </Frame>
  ),
};
