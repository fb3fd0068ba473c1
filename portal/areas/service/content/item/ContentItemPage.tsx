import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { EditCard } from './EditCard.tsx';
import { ItemFrame } from './ItemFrame.tsx';
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
    <ItemFrame
      back={{ href: href('workspace-content'), label: t('item.back') }}
      title={title ?? t('item.title')}
      answer={answer}
      failed={{ title: t('item.failed') }}
      notFound={{ title: t('item.notFound'), text: t('item.notFoundText') }}
    >
      {(item) => (
        <>
          <ItemPublication item={item} onChanged={answer.retry} />
          <EditCard item={item} onSaved={answer.retry} />
          <LazyPart load={loadHistory} props={{ item, onRestored: answer.retry }} isServed />
        </>
      )}
    </ItemFrame>
  );
}
