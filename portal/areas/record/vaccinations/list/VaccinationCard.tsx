import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '#client/app/use-now.ts';
import { WithholdPart } from '#components/withholding/WithholdPart.tsx';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Vaccination } from '../contract.ts';
import { vagueDate } from '../writing.ts';

/** A vaccination: what it protects from, with what and when it was given, how long it protects, who gave it. */
export function VaccinationCard({ vaccination }: { readonly vaccination: Vaccination }): ReactNode {
  const t = useTranslations('vaccinations');
  const { id, name, product, dose, effectiveUntil, practitioner } = vaccination;
  const isOver = effectiveUntil !== null && effectiveUntil < helsinkiDay(useNow());
  const vaccine = [product, dose !== null && t('dose', { dose })].filter(Boolean).join(' · ');
  return (
    <Card as="li">
      <Stack gap="xsmall">
        <Inline gap="xsmall">
          <Heading level={3} size={4}>
            {name ?? t('unnamed')}
          </Heading>
          {isOver && <Badge tone="warning">{t('over')}</Badge>}
        </Inline>
        {vaccine && <Text>{vaccine}</Text>}
        <Text>
          {t('givenOn')}: <GivenOn {...vaccination} />
        </Text>
        {effectiveUntil && (
          <Text>
            {t.rich(isOver ? 'wasEffectiveUntil' : 'effectiveUntil', {
              day: () => <DateTime value={effectiveUntil} format="date" />,
            })}
          </Text>
        )}
        {practitioner && (
          <Text size="small" tone="muted">
            {[practitioner.name, practitioner.title].filter(Boolean).join(', ')}
          </Text>
        )}
        <WithholdPart
          what={`entry-${id}`}
          isInList
          name={
            <>
              {name ?? t('unnamed')}, <GivenOn {...vaccination} />
            </>
          }
        />
      </Stack>
    </Card>
  );
}

/** As exactly as it is known: a day, `5/2010`, `2010`, or what the record says in words. */
function GivenOn({ date, dateText }: Pick<Vaccination, 'date' | 'dateText'>): ReactNode {
  if (date === null) return dateText;
  return date.length === 10 ? <DateTime value={date} format="date" /> : vagueDate(date);
}
