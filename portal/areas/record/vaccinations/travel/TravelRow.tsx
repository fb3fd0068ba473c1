import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { TravelProtection } from '../contract.ts';
import { GivenOn } from '../list/GivenOn.tsx';

export interface TravelRowProps {
  readonly protection: TravelProtection;
}

/** A vaccination for journeys: its name here and in English, each dose, and how long it is held to last. */
export function TravelRow({ protection }: TravelRowProps): ReactNode {
  const t = useTranslations('vaccinations');
  const lang = useLanguage();
  const { name, englishName, doses, lasting } = protection;
  return (
    <Stack as="li" gap="xxsmall">
      <Heading level={2} size={4}>
        {lang === 'en' ? englishName : name}
      </Heading>
      {lang !== 'en' && (
        <Text size="small" tone="muted" lang="en">
          {englishName}
        </Text>
      )}
      {doses.map(({ date, dateText, product, batch }, nth) => (
        <Text key={`${nth} ${date}`}>
          {t('givenOn')}: <GivenOn date={date} dateText={dateText} />
          {product && ` · ${product}`}
          {batch && ` · ${t('travel.batch', { batch })}`}
        </Text>
      ))}
      <Text size="small">
        <LastingText lasting={lasting} />
      </Text>
    </Stack>
  );
}

/** How long it is held to last, or whom to ask. */
function LastingText({ lasting }: { readonly lasting: TravelProtection['lasting'] }): ReactNode {
  const t = useTranslations('vaccinations');
  const today = helsinkiDay(useNow());
  const on = (value: string) => () => <DateTime key="day" value={value} format="date" />;
  if (lasting.type === 'record')
    return t.rich(lasting.until < today ? 'wasEffectiveUntil' : 'effectiveUntil', { day: on(lasting.until) });
  if (lasting.type === 'certificate') return t.rich('travel.lasting.certificate', { day: on(lasting.from) });
  return t(`travel.lasting.${lasting.type}`);
}
