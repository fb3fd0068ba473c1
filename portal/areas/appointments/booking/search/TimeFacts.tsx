import { Inline } from '@portal/design-system/Inline';
import { Price } from '@portal/design-system/Price';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AvailableAppointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { isFixedPrice } from '#areas/person/shared/rights/kela65.ts';
import { useBrand } from '#client/app/app-context.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import { centsOf } from '#contract/values/money.ts';

export interface TimeFactsProps {
  readonly time: AvailableAppointment;
  /** Also which kind of visit it is. */
  readonly namesKind: boolean;
}

/** What for, where and how long, in one line: 'General practice · Kamppi · 20 min'. */
export function TimeFacts({ time, namesKind }: TimeFactsProps): ReactNode {
  const t = useTranslations('booking.time');
  const brand = useBrand();
  const { practitioner, clinic, specialtyData } = time;
  const specialties = specialtyData.specialties.map(({ name }) => name).join(', ');
  const facts = [
    capitalised(specialties || practitioner.title),
    namesKind && time.kind,
    // All of the brand's clinics begin with its name, which the page has already.
    time.isRemote ? t(`place.${time.locationType}`) : clinic.name.replace(`${brand.name} `, ''),
    t('duration', { minutes: time.durationMinutes }).replaceAll(' ', '\u00a0'),
  ].filter((fact) => fact !== false);
  return (
    <Inline isDotted gap="none">
      {facts.map((fact) => (
        <Text key={fact} as="span" size="small" tone="muted">
          {fact}
        </Text>
      ))}
    </Inline>
  );
}

/** From how much, or for how much; nothing where somebody else pays. */
export function TimePrice({ time: { practitionerRate: rate } }: Pick<TimeFactsProps, 'time'>): ReactNode {
  const t = useTranslations('booking.time');
  if (!rate) return null;
  return (
    <Price
      cents={centsOf(rate.totalEuros)}
      {...(!isFixedPrice(rate) && { prefix: t('from') })}
      size="small"
      weight="strong"
      tone="default"
    />
  );
}
