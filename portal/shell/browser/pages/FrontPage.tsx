import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Fragment, type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { firstNameOf, useChildName } from '#client/app/first-name.ts';
import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { definePage } from '#client/pages/page.ts';
import { NOTICES_SOURCE } from '#components/notices/notices-source.ts';
import { ActionTiles } from './front-page/ActionTiles.tsx';
import { WhoseRow } from './front-page/WhoseRow.tsx';
import { FRONT_PAGE_PARTS } from './front-page-parts.ts';
import { useCancelledResult } from './use-cancelled-result.ts';

export const page = definePage({
  key: 'front-page',
  messages: FRONT_PAGE_PARTS.flatMap(({ messages }) => messages),
  written: (_, { missingPages }) => [
    ...(missingPages.includes('choose-child') ? [] : ['shell/browser/pages/front-page/WhoseChoices.tsx']),
    NOTICES_SOURCE,
  ],
  calls: (_, { session }) => FRONT_PAGE_PARTS.flatMap(({ calls }) => calls(session)),
  title: (t) => t('shell.front.title'),
  Component: FrontPage,
});

const NEXT = FRONT_PAGE_PARTS.filter(({ place }) => place < 5);
const OFFERS = FRONT_PAGE_PARTS.filter(({ place }) => place >= 5 && place < 10);
const LISTS = FRONT_PAGE_PARTS.filter(({ place }) => place >= 10);
const Lead = FRONT_PAGE_PARTS.find((part) => part.Lead)?.Lead ?? Fragment;

/** What patients come for first: the next appointment, what they often do, and the latest of each of their lists. */
function FrontPage(): ReactNode {
  const t = useTranslations('shell.front');
  const { person } = useSession();
  const childName = useChildName();
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus();
  useCancelledResult();
  return (
    <Page>
      <Stack gap="xlarge">
        <Stack gap="small">
          <WhoseRow />
          <Stack gap="xsmall">
            <Heading level={1} ref={heading} tabIndex={-1}>
              {person ? t('greeting', { name: firstNameOf(person) }) : t('title')}
            </Heading>
            <Text size="lead" tone="muted">
              <Lead>{childName ? t('leadFor', { name: childName }) : t('lead')}</Lead>
            </Text>
          </Stack>
        </Stack>
        <Stack gap="medium">
          <Parts parts={NEXT} onFocusLost={toHeading} />
          <ActionTiles />
        </Stack>
        <Parts parts={OFFERS} onFocusLost={toHeading} />
        <Columns
          layout={{ small: 'one', medium: 'halves', large: 'two' }}
          gap={{ small: 'xlarge', medium: 'large' }}
          isLastWide
        >
          <Parts parts={LISTS} onFocusLost={toHeading} />
        </Columns>
      </Stack>
    </Page>
  );
}

interface PartsProps {
  readonly parts: readonly FrontPagePart[];
  readonly onFocusLost: () => void;
}

function Parts({ parts, onFocusLost }: PartsProps): ReactNode {
  return parts.map(({ place, Component }) => <Component key={place} onFocusLost={onFocusLost} />);
}
