import { LazyPart } from '@portal/design-system/LazyPart';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerView } from '#components/answer/AnswerView.tsx';
import { BackHeading } from '#components/BackHeading.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { EditCard } from './EditCard.tsx';
import { ItemPublication } from './ItemPublication.tsx';

type Visit = PageMatch<'workspace-content-item'>;

const input = ({ params: { id } }: Visit) => ({ params: { id: String(id) } });

const loadHistory = () => import('./ItemHistory.tsx').then(({ ItemHistory }) => ItemHistory);

export const page = definePage({
  key: 'workspace-content-item',
  messages: ['content', 'visit-rules'],
  calls: (visit) => [call('GET /api/content/{id}', input(visit))],
  written: () => ['areas/service/content/form/Preview.tsx', 'areas/service/content/item/ItemHistory.tsx'],
  title: (t) => t('content.item.title'),
  Component: ContentItemPage,
});

/** A notice: what patients see of it, its next version, and who has written what when. */
function ContentItemPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('content');
  const href = useHref();
  const lang = useLanguage();
  const answer = useCall('GET /api/content/{id}', input(visit));
  const texts = answer.data?.versions[0]?.notice.texts;
  const title = (texts?.find(({ language }) => language === lang) ?? texts?.[0])?.title;
  return (
    <>
      <PageOpening>
        <BackHeading
          back={{ href: href('workspace-content'), label: t('item.back') }}
          title={title ?? t('item.title')}
        />
      </PageOpening>
      <Page isDense>
        {isProblem(answer.error, 'forbidden') ? (
          <Notice>{t('notForYou')}</Notice>
        ) : (
          <AnswerView
            answer={answer}
            failed={{ title: t('item.failed') }}
            notFound={{ title: t('item.notFound'), text: t('item.notFoundText') }}
          >
            {(item) => (
              <Stack gap="large">
                <ItemPublication item={item} onChanged={answer.retry} />
                <EditCard item={item} onSaved={answer.retry} />
                <LazyPart load={loadHistory} props={{ item, onRestored: answer.retry }} isServed />
              </Stack>
            )}
          </AnswerView>
        )}
      </Page>
    </>
  );
}
