import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HomeKind } from '#areas/person/shared/home-measurements/kinds.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { useClock, useNow } from '#client/app/use-now.ts';
import type { Form } from '#client/forms/form.ts';
import { useForm } from '#client/forms/use-form.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { formatTime } from '#contract/time/time-format.ts';
import {
  boundsOf,
  fieldsOf,
  LONGEST_NOTE,
  measuredIn,
  measurementErrors,
  type TypedMeasurement,
  type Urgency,
  urgencyOf,
} from '../rules.ts';

/** Why nothing was kept. */
type Failure = 'tooMany' | 'tooManyRequests' | 'network' | 'unknownError';

/** What was kept last, and what to do about it. */
export interface Kept {
  readonly urgency: Urgency | null;
}

/** The form, and what came of it. */
export interface MeasurementForm {
  readonly form: Form<TypedMeasurement, Failure>;
  /** Null: nothing has been kept yet. */
  readonly kept: Kept | null;
}

/**
 * The form of one measurement. It begins with this moment.
 *
 * @param onSaved it was kept
 */
export function useMeasurementForm(onSaved: () => void): MeasurementForm {
  const t = useTranslations('home-measurements.form');
  const language = useLanguage();
  const clock = useClock();
  const [kept, setKept] = useState<Kept | null>(null);
  const rendered = useNow();
  const [start, setStart] = useState({ at: rendered, kind: 'bloodPressure' as HomeKind });
  const readClock = useRef(clock);
  // The server wrote the moment at which it rendered; somebody may have come by a link later.
  useEffect(() => setStart((before) => ({ ...before, at: readClock.current() })), []);
  // What the errors are about: they are put into words before there is a form to ask.
  const checked = useRef<HomeKind>('bloodPressure');
  const number = (value: number) => value.toLocaleString(language);
  const form: Form<TypedMeasurement, Failure> = useForm({
    id: 'home-measurement',
    known: {
      kind: start.kind,
      systolic: '',
      diastolic: '',
      pulse: '',
      value: '',
      day: helsinkiDay(start.at),
      time: formatTime(start.at, language),
      note: '',
    } as TypedMeasurement,
    schema: {
      fields: ['systolic', 'diastolic', 'pulse', 'value', 'day', 'time', 'note'],
      check(typed) {
        checked.current = typed.kind;
        return measurementErrors(typed, clock());
      },
    },
    errorText({ field, code }) {
      if (field === 'day' || field === 'time' || field === 'note')
        return t(`errors.${field}`, { code, max: LONGEST_NOTE });
      const { min, max, decimals } = boundsOf(checked.current, field as 'value');
      return t('errors.number', { code, min: number(min), max: number(max), decimals });
    },
    summaryText: ({ field }, text) => t('errors.inField', { field: labelOf(field), text }),
    specificFailures: ['tooManyRequests'],
    stays: true,
    send: (send, body) => send('POST /api/home-measurements', { body }),
    outcome({ type }, typed) {
      if (type === 'tooMany') return 'tooMany';
      return () => {
        setKept({ urgency: urgencyOf(measuredIn(typed)) });
        setStart({ at: clock(), kind: typed.kind });
        onSaved();
      };
    },
    onChange: () => setKept(null),
  });

  function labelOf(field: string): string {
    return field === 'value' ? t(`kinds.${checked.current}`) : t(`fields.${field as 'systolic'}`);
  }

  return { form, kept };
}

/** The number fields of what is measured. */
export const numberFields = (kind: HomeKind) =>
  fieldsOf(kind) as ('systolic' | 'diastolic' | 'pulse' | 'value')[];
