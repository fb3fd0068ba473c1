import { Button } from '@portal/design-system/Button';
import { Columns } from '@portal/design-system/Columns';
import { DatePicker } from '@portal/design-system/DatePicker';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '#client/app/use-now.ts';
import { entryControls } from '#client/forms/form-controls.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#contract/language/language.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import type { ClinicValues, ExceptionalDay } from '../clinic-values.ts';
import { type ClinicFormProps, MOST_ROWS } from './use-clinic-form.ts';

/** Days that can be said ahead. */
const AHEAD = 730;
const NEW: ExceptionalDay = { day: '', from: '', to: '', fi: '', sv: '', en: '' };

/** Days on which a clinic is not open as usual, a row for each. */
export function ExceptionFields({ form }: ClinicFormProps): ReactNode {
  const t = useTranslations('content.clinics.exceptions');
  const { exceptions } = form.values;
  return (
    <Stack as="section" gap="medium" aria-labelledby="clinic-exceptions-title" align="start">
      <Stack gap="xxsmall">
        <Heading level={3} size={4} id="clinic-exceptions-title">
          {t('title')}
        </Heading>
        <Text size="small" tone="muted">
          {t('help')}
        </Text>
      </Stack>
      {exceptions.map((_, index) => (
        <ExceptionRow key={String(index)} form={form} index={index} />
      ))}
      {exceptions.length < MOST_ROWS.exceptions && (
        <Button
          tone="outline"
          size="small"
          onPress={() => form.change({ exceptions: [...exceptions, NEW] }, 'exceptions')}
        >
          {t('add')}
        </Button>
      )}
    </Stack>
  );
}

function ExceptionRow({ form, index }: ClinicFormProps & { readonly index: number }): ReactNode {
  const t = useTranslations('content.clinics');
  const today = helsinkiDay(useNow());
  const { exceptions } = form.values;
  const day = exceptions[index]?.day ?? '';
  const entry = entryControls<ClinicValues, 'exceptions', ExceptionalDay>(form, 'exceptions', index);
  const { id, error, onChange } = entry.text('day');
  const time = { inputMode: 'text', autoComplete: 'off', isOptional: true } as const;
  return (
    <Stack as="section" gap="small" align="start" aria-label={t('exceptions.row', { number: index + 1 })}>
      <Columns layout={{ small: 'one', medium: 'three' }}>
        <DatePicker
          id={id}
          label={t('fields.day')}
          minDate={day !== '' && day < today ? day : today}
          maxDate={addDays(today, AHEAD)}
          value={day || null}
          onChange={onChange}
          error={error}
        />
        <TextField {...entry.text('from')} {...time} label={t('fields.from')} />
        <TextField {...entry.text('to')} {...time} label={t('fields.to')} />
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            {...entry.text(language)}
            label={t('exceptions.reason', { language: LANGUAGE_NAMES[language] })}
            isOptional
          />
        ))}
      </Columns>
      <Button
        tone="tertiary"
        size="small"
        onPress={() => form.change({ exceptions: exceptions.filter((_, at) => at !== index) }, 'exceptions')}
      >
        {t('exceptions.remove', { number: index + 1 })}
      </Button>
    </Stack>
  );
}
