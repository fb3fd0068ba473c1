import { useTranslations } from 'use-intl';
import type { Form } from '#client/forms/form.ts';
import { useForm } from '#client/forms/use-form.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#contract/language/language.ts';
import { clinicErrors, clinicFields } from '../clinic-errors.ts';
import type { ClinicValues } from '../clinic-values.ts';
import type { NoticeFailure } from '../form/use-notice-form.ts';

type ClinicFormState = Form<ClinicValues, NoticeFailure>;

/** What each part of the form is given. */
export interface ClinicFormProps {
  /** What `useClinicForm` has made. */
  readonly form: ClinicFormState;
}

export interface ClinicFormOptions {
  /** The clinic's code: it names the draft. */
  readonly clinic: string;
  /** What stands in the form until somebody types. */
  readonly known: ClinicValues;
  /** The version that it goes on from. */
  readonly after: number;
  readonly onSaved: (version: number) => void;
}

/** So many rows of each kind a form has at most. */
export const MOST_ROWS = { hours: 50, exceptions: 200 } as const;

const rows = (list: keyof typeof MOST_ROWS, fields: readonly string[]) =>
  Array.from({ length: MOST_ROWS[list] }, (_, index) =>
    fields.map((field) => `${list}.${index}.${field}`),
  ).flat();

/** Every field, in the order of the form. */
const FIELDS = [
  ...LANGUAGES.flatMap((_, index) => Object.keys(clinicFields).map((field) => `texts.${index}.${field}`)),
  ...['postalCode', 'latitude', 'longitude'],
  ...rows('hours', ['from', 'to']),
  ...rows('exceptions', ['day', 'from', 'to', ...LANGUAGES]),
];

/** The form of what a clinic tells. What is refused stays typed. */
export function useClinicForm({ clinic, known, after, onSaved }: ClinicFormOptions): ClinicFormState {
  const t = useTranslations('content.clinics');
  return useForm({
    id: 'clinic',
    draft: `clinic-${clinic}`,
    known,
    schema: { fields: FIELDS, check: clinicErrors },
    errorText({ field, code }) {
      const name = field.split('.').at(-1) ?? '';
      const { max } = clinicFields[name as 'name'] ?? clinicFields.parking;
      return code === 'tooLong' ? t('errors.tooLong', { max }) : t(`errors.${code as 'required'}`);
    },
    summaryText({ field }, text) {
      const [list = '', index = '', name = ''] = field.split('.');
      const language = LANGUAGES.find((each) => each === name);
      if (list === 'texts')
        return t('summary', {
          where: LANGUAGE_NAMES[LANGUAGES[Number(index)] ?? 'fi'],
          field: t(`fields.${name as 'name'}`),
          text,
        });
      if (list !== 'hours' && list !== 'exceptions') return `${t(`fields.${list as 'latitude'}`)}: ${text}`;
      return t('summary', {
        where: t(list === 'hours' ? 'hours.row' : 'exceptions.row', { number: Number(index) + 1 }),
        field: language ? LANGUAGE_NAMES[language] : t(`fields.${name as 'from'}`),
        text,
      });
    },
    specificFailures: ['tooManyRequests'],
    leaving: 'holdsTab',
    stays: true,
    send: (send, values) =>
      send('POST /api/clinic-content/{clinic}/versions', {
        params: { clinic },
        body: { ...values, after },
      }),
    outcome: (answer) => (answer.type === 'saved' ? () => onSaved(answer.version) : answer.type),
  });
}
