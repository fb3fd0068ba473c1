import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Pagination } from '@portal/design-system/Pagination';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { Downloads } from '#components/downloads/Downloads.tsx';
import { OpeningWords } from '#components/record-page/OpeningWords.tsx';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import { WithholdNote, withholdingCalls } from '#components/withholding/WithholdPart.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { ProgrammeCard } from './ProgrammeCard.tsx';
import { isOver, ProtectionRow } from './ProtectionRow.tsx';
import { TravelLink } from './TravelLink.tsx';
import { VaccinationsSkeleton } from './VaccinationsSkeleton.tsx';

type Visit = PageMatch<'vaccinations-list'>;
type Answer = AnswerOf<'GET /api/vaccinations'>;

/** Rows have space of their own above and below. */
const PADDING = { small: 'small', medium: 'medium' } as const;

const input = ({ query: { page } }: Visit) => ({ query: page === null ? {} : { page: Number(page) } });

export const page = definePage({
  key: 'vaccinations-list',
  messages: ['vaccinations', 'downloads', 'withholding'],
  calls: (visit, request) => [call('GET /api/vaccinations', input(visit)), ...withholdingCalls(request)],
  title: (t) => t('vaccinations.title'),
  Component: VaccinationListPage,
});

/** The patient's vaccinations by disease, and what the national programme has next. */
function VaccinationListPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('vaccinations');
  const today = helsinkiDay(useNow());
  const answer = useCall('GET /api/vaccinations', input(visit));
  const fact = ({ programme, protections, total }: Answer) => {
    const due = programme?.find(({ status }) => status !== 'coming');
    if (due) return t('fact.due', { name: due.name });
    const over = protections.filter(({ vaccinations: [latest] }) => isOver(latest, today)).length;
    return t(over > 0 ? 'fact.over' : 'count', { count: over, total });
  };
  return (
    <RecordPage
      kind="list"
      illustration="record"
      heading={<OpeningWords title={t('title')} fact={answer.data && fact(answer.data)} />}
      answer={answer}
      failed={{ title: t('error.title'), text: t('error.text') }}
      skeleton={<VaccinationsSkeleton />}
      aside={(answer) => (
        <>
          {hasProgramme(answer) && !isDue(answer) && <ProgrammeCard lines={answer.programme ?? []} />}
          <Stack gap="xsmall">
            <TravelLink />
            {answer.total > 0 && <Downloads document="vaccinations" />}
          </Stack>
        </>
      )}
    >
      {(answer) => (
        <>
          {hasProgramme(answer) && isDue(answer) && <ProgrammeCard lines={answer.programme ?? []} isDue />}
          <Vaccinations {...answer} />
        </>
      )}
    </RecordPage>
  );
}

/** What comes next is on the first page. */
function hasProgramme({ programme, page: current }: Answer): boolean {
  return programme !== null && current === 1;
}

/** Whether the programme has something for now, and not for a later age alone. */
function isDue({ programme }: Answer): boolean {
  return programme?.some(({ status }) => status !== 'coming') ?? false;
}

function Vaccinations({ protections, page: current, pages, total }: Answer): ReactNode {
  const t = useTranslations('vaccinations');
  const href = useHref();
  const { actingFor } = useSession();
  const title = useId();
  return (
    <Stack as="section" gap="small" aria-labelledby={title}>
      <Stack gap="xsmall">
        <Inline justify="between" align="baseline" gap="xsmall">
          <Heading level={2} size={3} id={title}>
            {t('given')}
          </Heading>
          {total > 0 && (
            <Text size="small" tone="muted">
              {t('count', { total })}
            </Text>
          )}
        </Inline>
        {total > 0 && <WithholdNote />}
      </Stack>
      {protections.length > 0 ? (
        <Card padding={PADDING}>
          <Stack as="ul" gap="none" isRuled="flush">
            {protections.map((each, nth) => (
              <ProtectionRow key={`${nth} ${each.name}`} protection={each} />
            ))}
          </Stack>
        </Card>
      ) : (
        <Card>
          <EmptyState title={t('none.title')} level={3}>
            {t('none.text')}
          </EmptyState>
        </Card>
      )}
      <Text size="small" tone="muted">
        {t('lead', { whose: actingFor ? 'child' : 'own' })}
      </Text>
      <Pagination
        aria-label={t('pages')}
        page={current}
        pages={pages}
        href={(number) => href('vaccinations-list', {}, { page: number === 1 ? null : String(number) })}
      />
    </Stack>
  );
}
