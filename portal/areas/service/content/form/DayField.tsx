import { Button } from '@portal/design-system/Button';
import { DatePicker } from '@portal/design-system/DatePicker';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '#client/app/use-now.ts';
import type { Form } from '#client/forms/form.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import type { NoticeContent } from '../rules.ts';
import type { NoticeFailure } from './use-notice-form.ts';

export interface DayFieldProps {
  /** The notice's form. */
  readonly form: Form<NoticeContent, NoticeFailure>;
  /** Which of its days. */
  readonly field: 'from' | 'until';
}

/** Days that can be said ahead. */
const AHEAD = 730;

/** A first or last day, which may stay open. */
export function DayField({ form, field }: DayFieldProps): ReactNode {
  const t = useTranslations('content.form');
  const today = helsinkiDay(useNow());
  const value = form.values[field];
  const change = (day: string) => form.change({ [field]: day }, field);
  return (
    <Stack gap="xsmall" align="start">
      <DatePicker
        id={form.idOf(field)}
        label={t(field)}
        description={t(`${field}Help`)}
        placeholder={t(`${field}Open`)}
        isOptional
        minDate={value !== '' && value < today ? value : today}
        maxDate={addDays(today, AHEAD)}
        value={value || null}
        onChange={change}
        error={form.errorOf(field)}
      />
      {value !== '' && (
        <Button tone="tertiary" size="small" onPress={() => change('')}>
          {t(`${field}Clear`)}
        </Button>
      )}
    </Stack>
  );
}
