import { LazyPart } from '@portal/design-system/LazyPart';
import { Skeleton } from '@portal/design-system/Skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { History } from '../item/History.tsx';
import { ItemFrame } from '../item/ItemFrame.tsx';
import { Publication } from '../item/Publication.tsx';
import { ClinicEditCard } from './ClinicEditCard.tsx';
import type { ClinicItem } from './clinic-item.ts';

type Visit = PageMatch<'workspace-clinic'>;

const loadDifference = () =>
  import('./ClinicDifference.tsx').then(({ ClinicDifference }) => ClinicDifference);

export const page = definePage({
  key: 'workspace-clinic',
  messages: ['content', 'clinics', 'visit-rules'],
  calls: ({ params }) => [call('GET /api/clinic-content/{clinic}', { params })],
  written: () => ['areas/service/content/clinics/ClinicPreview.tsx'],
  title: (t) => t('content.clinics.item'),
  Component: ClinicContentPage,
});

/** A clinic: what patients read of it, its next version, and who has written what when. */
function ClinicContentPage({ visit: { params } }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('content');
  const href = useHref();
  const lang = useLanguage();
  const answer = useCall('GET /api/clinic-content/{clinic}', { params });
  const name = answer.data?.versions[0]?.values.texts.find(({ language }) => language === lang)?.name;
  return (
    <ItemFrame
      back={{ href: href('workspace-clinics'), label: t('clinics.title') }}
      title={name ?? t('clinics.item')}
      answer={answer}
      failed={{ title: t('clinics.itemFailed') }}
      notFound={{ title: t('clinics.notFound'), text: t('clinics.notFoundText') }}
    >
      {(item) => (
        <>
          <ClinicPublication item={item} onChanged={answer.retry} />
          <ClinicEditCard item={item} onSaved={answer.retry} />
          <ClinicHistory item={item} onRestored={answer.retry} />
        </>
      )}
    </ItemFrame>
  );
}

interface ClinicPublicationProps {
  readonly item: ClinicItem;
  readonly onChanged: () => void;
}

/** Which version patients read: a clinic always tells something, so that withdrawing it gives the one before back. */
function ClinicPublication({ item, onChanged }: ClinicPublicationProps): ReactNode {
  const change = useChange('PUT /api/clinic-content/{clinic}/publication');
  const { id, published, versions, publications } = item;
  const newest = versions[0]?.version ?? 1;
  const earlier = publications.find(({ version }) => version !== published)?.version;
  return (
    <Publication
      kind="clinic"
      state="shown"
      published={published}
      newest={newest}
      last={publications[0]}
      earlier={earlier === newest ? undefined : earlier}
      publish={async (version) => {
        const body = { version: version ?? published, newest, published };
        return (await change.run({ params: { clinic: id }, body })).type;
      }}
      isPublishing={change.isSending}
      onChanged={onChanged}
    />
  );
}

interface ClinicHistoryProps {
  readonly item: ClinicItem;
  readonly onRestored: () => void;
}

function ClinicHistory({ item: { id, versions, publications }, onRestored }: ClinicHistoryProps): ReactNode {
  const change = useChange('POST /api/clinic-content/{clinic}/restoration');
  const valuesAt = (index: number) => versions[index]?.values ?? null;
  return (
    <History
      versions={versions}
      publications={publications}
      restore={async (version, after) =>
        (await change.run({ params: { clinic: id }, body: { after, version } })).type
      }
      isRestoring={change.isSending}
      onRestored={onRestored}
      difference={(index) => {
        const after = valuesAt(index);
        return (
          after && (
            <LazyPart
              load={loadDifference}
              props={{ before: valuesAt(index + 1), after }}
              waiting={<Skeleton shape="block" />}
            />
          )
        );
      }}
    />
  );
}
