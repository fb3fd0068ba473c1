import {
  isClock,
  isPostalCode,
  LONGEST_NAME,
  LONGEST_TEXT,
  overlaps,
} from '#areas/appointments/shared/clinics/clinic-rules.ts';
import type { FieldError } from '#contract/calls/problem.ts';
import { keptText, type TextRules, textErrors, textProblem } from '#contract/calls/text-rule.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import { type ClinicTexts, type ClinicValues, clockOf, numberOf } from './clinic-values.ts';

const told = { max: LONGEST_TEXT, isOptional: true, hasLines: true } as const;

/** The texts of a clinic in one language. */
export const clinicFields = {
  name: { max: LONGEST_NAME },
  street: { max: LONGEST_NAME },
  postOffice: { max: LONGEST_NAME },
  directions: told,
  parking: told,
  accessibility: told,
  arrivalNote: told,
} as const satisfies TextRules<Exclude<keyof ClinicTexts, 'language'>>;

/** Why a day is an exception, in one language: it stands in one line. */
const reasonRule = { max: LONGEST_TEXT, isOptional: true } as const;

/** What may be told, in all languages or in none. */
export const TOLD = ['directions', 'parking', 'accessibility', 'arrivalNote'] as const;

const isBlank = (text: string) => text.trim() === '';

/** What is wrong with what a clinic tells, as it is typed, in the order of its form. The command's file is held to the same. */
export function clinicErrors(values: ClinicValues): readonly FieldError[] {
  return [...textFaults(values), ...placeFaults(values), ...hoursFaults(values), ...dayFaults(values)];
}

function textFaults({ texts }: ClinicValues): readonly FieldError[] {
  return texts.flatMap(({ language: _, ...text }, index) => [
    ...textErrors(clinicFields, text).map(({ field, code }) => ({ field: `texts.${index}.${field}`, code })),
    ...TOLD.filter((field) => isBlank(text[field]) && texts.some((other) => !isBlank(other[field]))).map(
      (field) => ({ field: `texts.${index}.${field}`, code: 'required' }),
    ),
  ]);
}

/** How far from the equator and from Greenwich a place can be. */
const FARTHEST = { latitude: 90, longitude: 180 } as const;

function placeFaults(values: ClinicValues): readonly FieldError[] {
  const { postalCode, latitude, longitude } = values;
  const isHalf = isBlank(latitude) !== isBlank(longitude);
  return [
    ...(isPostalCode(postalCode.trim()) ? [] : [{ field: 'postalCode', code: 'postalCode' }]),
    ...(['latitude', 'longitude'] as const).flatMap((field) => {
      if (isBlank(values[field])) return isHalf ? [{ field, code: 'position' }] : [];
      const number = numberOf(values[field]);
      return number !== null && Math.abs(number) <= FARTHEST[field] ? [] : [{ field, code: 'position' }];
    }),
  ];
}

/** What is wrong with two times of day of one row. */
function spanFaults(row: string, typed: { readonly from: string; readonly to: string }): FieldError[] {
  const [from, to] = [clockOf(typed.from), clockOf(typed.to)];
  const faults = [
    ...(isClock(from) ? [] : [{ field: `${row}.from`, code: 'clock' }]),
    ...(isClock(to) ? [] : [{ field: `${row}.to`, code: 'clock' }]),
  ];
  return faults.length === 0 && to <= from ? [{ field: `${row}.to`, code: 'order' }] : faults;
}

function hoursFaults({ hours }: ClinicValues): readonly FieldError[] {
  const kept = hours.map(({ weekday, from, to }) => ({ weekday, from: clockOf(from), to: clockOf(to) }));
  return kept.flatMap((each, index) => [
    ...spanFaults(`hours.${index}`, each),
    ...(kept.slice(0, index).some((earlier) => overlaps(earlier, each))
      ? [{ field: `hours.${index}.from`, code: 'overlap' }]
      : []),
  ]);
}

function dayFaults({ exceptions }: ClinicValues): readonly FieldError[] {
  return exceptions.flatMap((each, index) => {
    const row = `exceptions.${index}`;
    const isNamed = exceptions.slice(0, index).some(({ day }) => day === each.day);
    const isClosed = isBlank(each.from) && isBlank(each.to);
    const hasReason = LANGUAGES.some((language) => !isBlank(each[language]));
    return [
      ...(each.day === '' ? [{ field: `${row}.day`, code: 'day' }] : []),
      ...(each.day !== '' && isNamed ? [{ field: `${row}.day`, code: 'twice' }] : []),
      ...(isClosed ? [] : spanFaults(row, each)),
      ...LANGUAGES.flatMap((language) => {
        const problem = textProblem(keptText(each[language], reasonRule), reasonRule);
        if (problem) return [{ field: `${row}.${language}`, code: problem }];
        return hasReason && isBlank(each[language])
          ? [{ field: `${row}.${language}`, code: 'required' }]
          : [];
      }),
    ];
  });
}
