import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Disclosure } from '@portal/design-system/Disclosure';
import { LinkList } from '@portal/design-system/LinkList';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp, useBrand } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { call } from '#client/calls/call.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerView } from '#components/answer/AnswerView.tsx';
import { BackHeading } from '#components/BackHeading.tsx';
import { NoticeForm } from '../form/NoticeForm.tsx';
import { useNoticeForm } from '../form/use-notice-form.ts';
import { emptyAnswer, emptyNotice, emptyTopic, type NoticeContent } from '../rules.ts';
import { TONES } from '../state-tones.ts';

/** Rows and what opens have space of their own above and below. */
const PADDING = { small: 'small', medium: 'medium' } as const;

export const page = definePage({
  key: 'workspace-content',
  messages: ['content', 'visit-rules'],
  calls: () => [call('GET /api/content')],
  written: () => ['areas/service/content/form/Preview.tsx'],
  title: (t) => t('content.title'),
  Component: ContentPage,
});

/** What an operator tells the patients of this brand, and where they write something new. */
function ContentPage(): ReactNode {
  const t = useTranslations('content');
  const href = useHref();
  const { name } = useBrand();
  const answer = useCall('GET /api/content');
  return (
    <>
      <PageOpening>
        <BackHeading back={{ href: href('workspace'), label: t('back') }} title={t('title')}>
          <Text tone="muted">{t('lead', { brand: name })}</Text>
        </BackHeading>
      </PageOpening>
      <Page isDense>
        {isProblem(answer.error, 'forbidden') ? (
          <Notice>{t('notForYou')}</Notice>
        ) : (
          <Stack gap="large">
            <AnswerView
              answer={answer}
              failed={{ title: t('failed') }}
              empty={{
                isEmpty: ({ notices }) => notices.length === 0,
                title: t('none.title'),
                text: t('none.text'),
              }}
            >
              {({ notices }) => <NoticeList notices={notices} />}
            </AnswerView>
            {answer.data && <NewNotice />}
            {answer.data && <NewAnswer />}
            {answer.data && <NewTopic />}
          </Stack>
        )}
      </Page>
    </>
  );
}

function NoticeList({ notices }: AnswerOf<'GET /api/content'>): ReactNode {
  const t = useTranslations('content');
  const href = useHref();
  return (
    <Card padding={PADDING}>
      <LinkList
        aria-label={t('notices')}
        rows={notices.map(({ id, title, kind, state, hasUnpublished, savedAt, by }) => ({
          id: String(id),
          href: href('workspace-content-item', { id }),
          title,
          description: (
            <>
              {kind !== 'notice' && `${t(kind === 'help' ? 'ofHelp' : 'ofTopic')}. `}
              {by}, <DateTime value={savedAt} />
              {hasUnpublished && `. ${t('unpublished')}`}
            </>
          ),
          end: <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>,
        }))}
      />
    </Card>
  );
}

function NewNotice(): ReactNode {
  const t = useTranslations('content');
  const { languages } = useBrand();
  return <NewContent title={t('new')} draft="notice-new" known={emptyNotice(languages)} />;
}

function NewAnswer(): ReactNode {
  const t = useTranslations('content');
  return <NewContent title={t('newAnswer')} draft="help-new" known={emptyAnswer()} />;
}

function NewTopic(): ReactNode {
  const t = useTranslations('content');
  return <NewContent title={t('newTopic')} draft="topic-new" known={emptyTopic()} />;
}

interface NewContentProps {
  /** What it offers. */
  readonly title: string;
  /** Names the draft of what is typed. */
  readonly draft: string;
  /** What stands in the form until somebody types. */
  readonly known: NoticeContent;
}

function NewContent({ title, draft, known }: NewContentProps): ReactNode {
  const href = useHref();
  const { navigate } = useApp();
  const form = useNoticeForm({
    draft,
    known,
    send: (send, notice) => send('POST /api/content/notices', { body: notice }),
    onSaved: (saved) => 'id' in saved && navigate(href('workspace-content-item', { id: saved.id })),
  });
  return (
    <Card padding={PADDING}>
      <Disclosure summary={title} level={2} isDefaultOpen={form.isDirty}>
        <NoticeForm form={form} />
      </Disclosure>
    </Card>
  );
}
