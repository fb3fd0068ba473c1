import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { LinkList } from '@portal/design-system/LinkList';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { call } from '#client/calls/call.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerView } from '#components/answer/AnswerView.tsx';
import { BackHeading } from '#components/BackHeading.tsx';

/** Rows have space of their own above and below. */
const PADDING = { small: 'small', medium: 'medium' } as const;

export const page = definePage({
  key: 'workspace-clinics',
  messages: ['content', 'visit-rules'],
  calls: () => [call('GET /api/clinic-content')],
  title: (t) => t('content.clinics.title'),
  Component: ClinicsPage,
});

/** The clinics of this brand, each with the way to what it tells. */
function ClinicsPage(): ReactNode {
  const t = useTranslations('content');
  const href = useHref();
  const { name } = useBrand();
  const answer = useCall('GET /api/clinic-content');
  return (
    <>
      <PageOpening>
        <BackHeading back={{ href: href('workspace'), label: t('back') }} title={t('clinics.title')}>
          <Text tone="muted">{t('clinics.lead', { brand: name })}</Text>
        </BackHeading>
      </PageOpening>
      <Page isDense>
        {isProblem(answer.error, 'forbidden') ? (
          <Notice>{t('notForYou')}</Notice>
        ) : (
          <AnswerView
            answer={answer}
            failed={{ title: t('clinics.failed') }}
            empty={{
              isEmpty: ({ clinics }) => clinics.length === 0,
              title: t('clinics.none.title'),
              text: t('clinics.none.text'),
            }}
          >
            {({ clinics }) => <ClinicList clinics={clinics} />}
          </AnswerView>
        )}
      </Page>
    </>
  );
}

function ClinicList({ clinics }: AnswerOf<'GET /api/clinic-content'>): ReactNode {
  const t = useTranslations('content');
  const href = useHref();
  return (
    <Card padding={PADDING}>
      <LinkList
        aria-label={t('clinics.title')}
        rows={clinics.map(({ id, name, hasUnpublished, savedAt, by }) => ({
          id,
          href: href('workspace-clinic', { clinic: id }),
          title: name,
          description: savedAt && by && (
            <>
              {by}, <DateTime value={savedAt} />
            </>
          ),
          end: hasUnpublished && <Badge tone="accent">{t('clinics.unpublished')}</Badge>,
        }))}
      />
    </Card>
  );
}
