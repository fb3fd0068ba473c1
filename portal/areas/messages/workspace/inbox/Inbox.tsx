import { ButtonLink } from '@portal/design-system/ButtonLink';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { PlusIcon } from '@portal/design-system/icons/PlusIcon';
import { UploadIcon } from '@portal/design-system/icons/UploadIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { LinkTabs } from '@portal/design-system/LinkTabs';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { THREAD_CATEGORIES } from '#areas/messages/shared/messaging/categories.ts';
import { useApp } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import type { CallState } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { AnswerFailed } from '#components/answer/AnswerFailed.tsx';
import { KeyHelp } from '../keys/KeyHelp.tsx';
import { focusBeside, useKeys } from '../keys/use-keys.ts';
import { ThreadTable } from './ThreadTable.tsx';

type InboxAnswer = Extract<AnswerOf<'GET /api/workspace'>, { type: 'inbox' }>;

export interface InboxProps {
  /** What there is to answer. */
  readonly inbox: InboxAnswer;
  /** The call: another page or category may be on its way, or not have come. */
  readonly answer: Pick<CallState<unknown>, 'isRefreshing' | 'error' | 'retry'>;
}

const ROWS = 'main table a[href]';

/** The conversations of one category, and how many there are of each. */
export function Inbox({ inbox, answer }: InboxProps): ReactNode {
  const { name, addsQuestionnaires, category, counts, threads, next } = inbox;
  const t = useTranslations('workspace');
  const href = useHref();
  const { navigate } = useApp();
  const categories = THREAD_CATEGORIES.filter((each) => counts[each] !== undefined);
  const addressOf = (each: (typeof categories)[number]) => href('workspace', {}, { category: each });
  // Every professional has conversations of nobody's, and no HR user.
  const isHr = counts.unassigned === undefined;
  const keys = useKeys({
    j: () => focusBeside(ROWS, 1),
    k: () => focusBeside(ROWS, -1),
    ...Object.fromEntries(categories.map((each, nth) => [String(nth + 1), () => navigate(addressOf(each))])),
  });
  return (
    <>
      <PageOpening>
        <Inline justify="between">
          <Stack gap="none">
            <Heading level={1}>{t('title')}</Heading>
            <Text tone="muted">{name}</Text>
          </Stack>
          <Inline gap="xsmall">
            <ButtonLink tone="secondary" size="small" icon={<PlusIcon />} href={href('workspace-start')}>
              {t('start.new')}
            </ButtonLink>
            {isHr && (
              <ButtonLink
                tone="tertiary"
                size="small"
                icon={<UploadIcon />}
                href={href('workspace-employees')}
              >
                {t('employees')}
              </ButtonLink>
            )}
            {addsQuestionnaires && (
              <ButtonLink
                tone="tertiary"
                size="small"
                icon={<UploadIcon />}
                href={href('workspace-questionnaires')}
              >
                {t('questionnaires.title')}
              </ButtonLink>
            )}
            <ButtonLink
              tone="tertiary"
              size="small"
              icon={<CalendarIcon />}
              href={href('workspace-absences')}
            >
              {t('absences.title')}
            </ButtonLink>
            <ButtonLink tone="tertiary" size="small" icon={<UserIcon />} href={href('front-page')}>
              {t('own.title')}
            </ButtonLink>
          </Inline>
        </Inline>
      </PageOpening>
      <Page isDense>
        <Stack gap="medium">
          <LinkTabs
            aria-label={t('categories.label')}
            isCompact
            current={category}
            tabs={categories.map((each) => ({
              id: each,
              label: `${t(`categories.${each}`)} (${countText(counts[each] ?? 0)})`,
              href: addressOf(each),
            }))}
          />
          {answer.error && <AnswerFailed answer={answer} failed={{ title: t('failed') }} />}
          {threads.length === 0 ? (
            <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
          ) : (
            <ThreadTable
              threads={threads}
              caption={t(`captions.${category}`)}
              isLoading={answer.isRefreshing}
            />
          )}
          {next && (
            <Inline justify="center">
              <ButtonLink tone="secondary" href={href('workspace', {}, { category, after: next })}>
                {t('next')}
              </ButtonLink>
            </Inline>
          )}
          <KeyHelp
            keys={keys}
            help={[
              { key: 'j', does: t('keys.next') },
              { key: 'k', does: t('keys.previous') },
              { key: 'Enter', does: t('keys.open') },
              { key: `1–${categories.length}`, does: t('keys.category') },
            ]}
          />
        </Stack>
      </Page>
    </>
  );
}

/** Counting goes no further than a hundred. */
function countText(count: number): string {
  return count < 100 ? String(count) : '99+';
}
