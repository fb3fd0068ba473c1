import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { definePage } from '#client/pages/page.ts';
import { firstNameOf } from '../shell/first-name.ts';
import { FRONT_PAGE_PARTS } from './front-page-parts.ts';
import { useCancelledResult } from './use-cancelled-result.ts';

export const page = definePage({
  key: 'front-page',
  messages: FRONT_PAGE_PARTS.flatMap(({ messages }) => messages),
  calls: (_, { session }) => FRONT_PAGE_PARTS.flatMap(({ calls }) => calls(session)),
  title: (t) => t('shell.front.title'),
  Component: FrontPage,
});

/** What patients come for first: the next appointments, and a new one. */
function FrontPage(): ReactNode {
  const t = useTranslations('shell.front');
  const { person, actingFor } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useCancelledResult();
  return (
    <Page>
      <Stack gap="xlarge">
        <Stack gap="xsmall">
          <Heading level={1} ref={heading} tabIndex={-1}>
            {person ? t('greeting', { name: firstNameOf(person) }) : t('title')}
          </Heading>
          <Text size="lead" tone="muted">
            {actingFor ? t('leadFor', { name: firstNameOf(actingFor) }) : t('lead')}
          </Text>
        </Stack>
        {FRONT_PAGE_PARTS.map(({ place, Component }) => (
          <Component key={place} onFocusLost={() => heading.current?.focus()} />
        ))}
      </Stack>
    </Page>
  );
}
