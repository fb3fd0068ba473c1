import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPage } from '#components/answer/AnswerPage.tsx';
import { SectionCard } from '#components/SectionCard.tsx';
import type { SystemStatus } from '#contract/system/parts.ts';

export const page = definePage({
  key: 'system-status',
  messages: ['system-status'],
  calls: () => [call('GET /api/system-status')],
  title: (t) => t('system-status.title'),
  description: (t) => t('system-status.lead'),
  Component: SystemStatusPage,
});

type Status = AnswerOf<'GET /api/system-status'>;

/** Milliseconds after which the status is asked for again. */
const EVERY = 60_000;

const TONES = {
  operational: 'success',
  plannedMaintenance: 'warning',
  unexpectedDowntime: 'danger',
  unknown: 'neutral',
} as const satisfies Record<SystemStatus, string>;

const OUT_OF_USE: ReadonlySet<SystemStatus> = new Set(['plannedMaintenance', 'unexpectedDowntime']);

/** How each part of the portal is, and which breaks have been announced; for everybody. */
function SystemStatusPage(): ReactNode {
  const t = useTranslations('system-status');
  const answer = useCall('GET /api/system-status', {}, { every: EVERY });
  return (
    <AnswerPage
      answer={answer}
      title={t('title')}
      lead={({ parts }) => {
        const count = parts.filter(({ status }) => OUT_OF_USE.has(status)).length;
        const isKnown = parts.every(({ status }) => status !== 'unknown');
        return count > 0 || isKnown ? t('summary', { count }) : t('lead');
      }}
      illustration={undefined}
      loading={t('loading')}
      failed={{ title: t('failed') }}
      aside={({ announced }) => <Announced announced={announced} />}
    >
      {({ parts }) => (
        <Card padding="medium">
          <Stack as="ul" gap="small" isRuled>
            {parts.map((part) => (
              <PartLine key={part.part} {...part} />
            ))}
          </Stack>
        </Card>
      )}
    </AnswerPage>
  );
}

/** Breaks of which is known beforehand. */
function Announced({ announced }: Pick<Status, 'announced'>): ReactNode {
  const t = useTranslations('system-status');
  return (
    <SectionCard title={t('announced')}>
      {announced.length === 0 ? (
        <Text tone="muted">{t('none')}</Text>
      ) : (
        <Stack as="ul" gap="small">
          {announced.map(({ part, startsAt, endsAt }) => (
            <Stack key={`${part} ${startsAt}`} as="li" gap="none">
              <Text>
                {t(`parts.${part}`)}: <DateTime value={startsAt} />
                {endsAt && (
                  <>
                    {' – '}
                    <DateTime value={endsAt} />
                  </>
                )}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </SectionCard>
  );
}

function PartLine({ part, status, until }: Status['parts'][number]): ReactNode {
  const t = useTranslations('system-status');
  return (
    <Stack as="li" gap="none">
      <Inline justify="between">
        <Text weight="strong">{t(`parts.${part}`)}</Text>
        <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
      </Inline>
      {until && (
        <Text size="small" tone="muted">
          {t('until')} <DateTime value={until} />
        </Text>
      )}
    </Stack>
  );
}
