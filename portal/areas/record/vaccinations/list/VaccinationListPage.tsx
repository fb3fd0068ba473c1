import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Pagination } from '@portal/design-system/Pagination';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { Downloads } from '#components/downloads/Downloads.tsx';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import { WithholdNote, withholdingCalls } from '#components/withholding/WithholdPart.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { ProgrammeCard } from './ProgrammeCard.tsx';
import { VaccinationCard } from './VaccinationCard.tsx';
import { VaccinationsSkeleton } from './VaccinationsSkeleton.tsx';

type Visit = PageMatch<'vaccinations-list'>;

const input = ({ query: { page } }: Visit) => ({ query: page === null ? {} : { page: Number(page) } });

export const page = definePage({
  key: 'vaccinations-list',
  messages: ['vaccinations', 'downloads', 'withholding'],
  calls: (visit, request) => [call('GET /api/vaccinations', input(visit)), ...withholdingCalls(request)],
  title: (t) => t('vaccinations.title'),
  Component: VaccinationListPage,
});

/** The patient's vaccinations, and what the national programme has next. */
function VaccinationListPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('vaccinations');
  const { actingFor } = useSession();
  return (
    <RecordPage
      kind="list"
      heading={
        <Stack gap="small">
          <Heading level={1}>{t('title')}</Heading>
          <Text size="lead">{t('lead', { whose: actingFor ? 'child' : 'own' })}</Text>
        </Stack>
      }
      answer={useCall('GET /api/vaccinations', input(visit))}
      failed={{ title: t('error.title'), text: t('error.text') }}
      skeleton={<VaccinationsSkeleton />}
    >
      {(answer) => (
        <>
          <Vaccinations {...answer} />
          {answer.total > 0 && <Downloads document="vaccinations" />}
        </>
      )}
    </RecordPage>
  );
}

function Vaccinations(props: AnswerOf<'GET /api/vaccinations'>): ReactNode {
  const { vaccinations, programme, page: current, pages, total } = props;
  const t = useTranslations('vaccinations');
  const href = useHref();
  const title = useId();
  return (
    <>
      {programme && current === 1 && <ProgrammeCard lines={programme} />}
      <Stack as="section" gap="medium" aria-labelledby={title}>
        <Stack gap="xsmall">
          <Heading level={2} size={3} id={title}>
            {t('given')}
          </Heading>
          {total > 0 && <Text tone="muted">{t('count', { total })}</Text>}
          {total > 0 && <WithholdNote />}
        </Stack>
        {vaccinations.length > 0 ? (
          <Stack as="ul" gap="small">
            {vaccinations.map((vaccination) => (
              <VaccinationCard key={vaccination.id} vaccination={vaccination} />
            ))}
          </Stack>
        ) : (
          <Card>
            <EmptyState title={t('none.title')} level={3}>
              {t('none.text')}
            </EmptyState>
          </Card>
        )}
        <Pagination
          aria-label={t('pages')}
          page={current}
          pages={pages}
          href={(number) => href('vaccinations-list', {}, { page: number === 1 ? null : String(number) })}
        />
      </Stack>
    </>
  );
}
