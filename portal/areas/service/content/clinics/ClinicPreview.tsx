import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isClock } from '#areas/appointments/shared/clinics/clinic-rules.ts';
import type { OpeningHours } from '#areas/appointments/shared/clinics/opening-hours.ts';
import { OpeningTimes } from '#components/clinics/OpeningTimes.tsx';
import { LANGUAGES, type Language } from '#contract/language/language.ts';
import { TOLD } from '../clinic-errors.ts';
import { type ClinicValues, clockOf } from '../clinic-values.ts';
import { PreviewFrame } from '../form/PreviewFrame.tsx';

export interface ClinicPreviewProps {
  /** What a clinic tells as it is typed now. */
  readonly values: ClinicValues;
}

/** A clinic as its page will tell of it. */
export function ClinicPreview({ values }: ClinicPreviewProps): ReactNode {
  const t = useTranslations('content.clinics');
  return (
    <PreviewFrame languages={LANGUAGES}>
      {(language) => {
        const text = values.texts.find((each) => each.language === language);
        if (!text) return null;
        return (
          <Stack gap="medium">
            <Stack gap="xxsmall">
              <Heading level={4} size={3}>
                {text.name}
              </Heading>
              <Text>
                {text.street}, {values.postalCode} {text.postOffice}
              </Text>
            </Stack>
            {values.hours.length > 0 && (
              <Stack gap="xxsmall">
                <Heading level={4} size={4}>
                  {t('hours.title')}
                </Heading>
                <OpeningTimes hours={hoursOf(values, language)} />
              </Stack>
            )}
            {TOLD.filter((field) => text[field].trim() !== '').map((field) => (
              <Stack key={field} gap="xxsmall">
                <Heading level={4} size={4}>
                  {t(`fields.${field}`)}
                </Heading>
                <Text keepsLines>{text[field]}</Text>
              </Stack>
            ))}
          </Stack>
        );
      }}
    </PreviewFrame>
  );
}

/** The hours as the clinic's page is given them, of what is typed whole. The page adds public holidays. */
function hoursOf({ hours, exceptions }: ClinicValues, language: Language): OpeningHours {
  const kept = hours
    .map(({ weekday, from, to }) => ({ weekday, from: clockOf(from), to: clockOf(to) }))
    .filter(({ from, to }) => isClock(from) && isClock(to))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return {
    week: [1, 2, 3, 4, 5, 6, 7].map((nth) =>
      kept.filter(({ weekday }) => weekday === nth).map(({ from, to }) => ({ from, to })),
    ),
    exceptions: exceptions
      .filter(({ day }) => day !== '')
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
      .map((each) => {
        const span = { from: clockOf(each.from), to: clockOf(each.to) };
        const isOpen = isClock(span.from) && isClock(span.to);
        return { day: each.day, hours: isOpen ? span : null, reason: each[language] || null };
      }),
  };
}
