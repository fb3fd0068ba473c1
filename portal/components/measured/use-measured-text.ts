import { useTranslations } from 'use-intl';
import type { Measured } from '#areas/person/shared/home-measurements/home-measurement.ts';
import { HOME_UNITS } from '#areas/person/shared/home-measurements/kinds.ts';
import { useLanguage } from '#client/app/app-context.ts';

/** What was measured, in words: `Verenpaine 128/82 mmHg, syke 64 /min`. */
export function useMeasuredText(): (measured: Measured) => string {
  const t = useTranslations('measured');
  const language = useLanguage();
  return (measured) => {
    const unit = HOME_UNITS[measured.kind];
    if (measured.kind !== 'bloodPressure')
      return t(measured.kind, { value: measured.value.toLocaleString(language), unit });
    const { systolic, diastolic, pulse } = measured;
    const pressure = t('bloodPressure', { systolic, diastolic, unit });
    return pulse === null ? pressure : t('withPulse', { pressure, pulse, unit: HOME_UNITS.pulse });
  };
}
