import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { LinkList } from '@portal/design-system/LinkList';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFeatures } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import type { Withholding } from '../contract.ts';

type Withheld = Withholding['withheld'][number];

/** In a minor's own information: what they do not show to their guardians, each leading to where it is changed. */
export function WithheldList(): ReactNode {
  const t = useTranslations('withholding');
  const title = useId();
  const { has } = useFeatures();
  const isMinor = has('canWithholdFromGuardians');
  const answer = useCall(isMinor ? 'GET /api/withholding' : null);
  const { data } = answer;
  const pageOf = usePageOf();
  if (!isMinor) return null;
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="small">
        <Heading level={2} size={3} id={title}>
          {t('list.title')}
        </Heading>
        <Text tone="muted">{t(data?.guardiansCanAct === false ? 'list.textTooOld' : 'list.text')}</Text>
        {data?.withheld.length === 0 && <Text>{t('list.empty')}</Text>}
        {data && data.withheld.length > 0 && (
          <LinkList
            aria-labelledby={title}
            rows={data.withheld.map((each) => ({
              id: each.what,
              href: pageOf(each),
              title: t(`kinds.${each.kind}`),
              description: <DateTime value={each.day} format="dayDate" isCapitalised />,
            }))}
          />
        )}
        {!data && (
          <AnswerPending
            answer={answer}
            failed={{ title: t('failed') }}
            isBare
            skeleton={
              <SkeletonGroup>
                <Skeleton />
              </SkeletonGroup>
            }
          />
        )}
      </Stack>
    </Card>
  );
}

/** The page on which an entry is read. */
function usePageOf(): (withheld: Withheld) => string {
  const href = useHref();
  return ({ kind, id, day: date }) => {
    switch (kind) {
      case 'visit':
        return href('visit', { id });
      case 'laboratoryReport':
      case 'laboratoryResult':
        return href('lab-result', { date });
      case 'imagingReport':
      case 'imagingStudy':
        return href('imaging-result', { date });
      case 'laboratoryReferral':
        return href('lab-referral', { id });
      case 'imagingReferral':
        return href('imaging-referral', { id });
      case 'certificate':
        return href('certificate', { id });
      case 'prescription':
        return href('prescriptions-list');
      case 'vaccination':
        return href('vaccinations-list');
      case 'allergy':
        return href('health-record', {}, { kind: 'allergies' });
      case 'procedure':
        return href('health-record', {}, { kind: 'procedures' });
      default:
        return href(
          'health-record',
          {},
          { kind: kind === 'measurement' ? 'measurements' : kind === 'diagnosis' ? 'visits' : 'documents' },
        );
    }
  };
}
