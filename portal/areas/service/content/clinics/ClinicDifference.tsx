import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#contract/language/language.ts';
import { helsinkiTime } from '#contract/time/time.ts';
import { formatDay } from '#contract/time/time-format.ts';
import { clinicFields } from '../clinic-errors.ts';
import { type ClinicTexts, type ClinicValues, valuesOf } from '../clinic-values.ts';
import { Changes } from '../item/Changes.tsx';

export interface ClinicDifferenceProps {
  /** The version before; null: there was none. */
  readonly before: ClinicValues | null;
  /** The version that is told of. */
  readonly after: ClinicValues;
}

/** What a version has changed of what a clinic tells: each field as it was and as it is. */
export function ClinicDifference({ before, after }: ClinicDifferenceProps): ReactNode {
  const lines = useLines();
  const earlier = lines(before ?? valuesOf({}));
  const changes = lines(after)
    .map(({ term, value }, index) => ({ term, after: value, before: earlier[index]?.value ?? '' }))
    .filter((each) => each.after !== each.before);
  return <Changes changes={changes} isFirst={before === null} />;
}

/** A moment of a day that is on that day in every zone near. */
const NOON = 12;

/** Everything that a clinic tells as lines of text, always the same ones. */
function useLines(): (values: ClinicValues) => readonly { readonly term: string; readonly value: string }[] {
  const t = useTranslations('content.clinics');
  const lang = useLanguage();
  const own = Object.keys(clinicFields) as Exclude<keyof ClinicTexts, 'language'>[];
  return ({ texts, hours, exceptions, ...values }) => [
    ...texts.flatMap(({ language, ...text }) =>
      own.map((name) => ({ term: `${LANGUAGE_NAMES[language]}: ${t(`fields.${name}`)}`, value: text[name] })),
    ),
    ...(['postalCode', 'latitude', 'longitude'] as const).map((name) => ({
      term: t(`fields.${name}`),
      value: values[name],
    })),
    {
      term: t('hours.title'),
      value: hours
        .map(({ weekday, from, to }) => `${t(`weekdays.${weekday as 1}`)} ${from}–${to}`)
        .join('\n'),
    },
    {
      term: t('exceptions.title'),
      value: exceptions
        .map(({ day, from, to, ...reason }) =>
          [
            formatDay(helsinkiTime(day, NOON), lang),
            from === '' ? t('closed') : `${from}–${to}`,
            ...LANGUAGES.map((language) => reason[language]),
          ]
            .filter((word) => word !== '')
            .join(' · '),
        )
        .join('\n'),
    },
  ];
}
