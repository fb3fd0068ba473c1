import { Button } from '@portal/design-system/Button';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Select } from '@portal/design-system/Select';
import { Stack } from '@portal/design-system/Stack';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { entryControls } from '#client/forms/form-controls.ts';
import type { ClinicValues, OpenHours } from '../clinic-values.ts';
import { type ClinicFormProps, MOST_ROWS } from './use-clinic-form.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** When a clinic is open on which weekday, a row for each time. A weekday without a row is closed. */
export function HoursFields({ form }: ClinicFormProps): ReactNode {
  const t = useTranslations('content.clinics.hours');
  const { hours } = form.values;
  const add = () => {
    const last = hours.at(-1);
    const weekday = Math.min((last?.weekday ?? 0) + 1, WEEKDAYS.length);
    form.change({ hours: [...hours, { weekday, from: last?.from ?? '', to: last?.to ?? '' }] }, 'hours');
  };
  return (
    <Stack as="section" gap="medium" aria-labelledby="clinic-hours-title" align="start">
      <Heading level={3} size={4} id="clinic-hours-title">
        {t('title')}
      </Heading>
      {hours.map((_, index) => (
        <HoursRow key={String(index)} form={form} index={index} />
      ))}
      {hours.length < MOST_ROWS.hours && (
        <Button tone="outline" size="small" onPress={add}>
          {t('add')}
        </Button>
      )}
    </Stack>
  );
}

function HoursRow({ form, index }: ClinicFormProps & { readonly index: number }): ReactNode {
  const t = useTranslations('content.clinics');
  const { hours } = form.values;
  const { text, change } = entryControls<ClinicValues, 'hours', OpenHours>(form, 'hours', index);
  const time = { inputMode: 'text', autoComplete: 'off', isRequired: true } as const;
  return (
    <Stack as="section" gap="small" align="start" aria-label={t('hours.row', { number: index + 1 })}>
      <Columns layout={{ small: 'one', medium: 'three' }}>
        <Select
          label={t('fields.weekday')}
          options={WEEKDAYS.map((each) => ({ id: String(each), label: t(`weekdays.${each}`) }))}
          value={String(hours[index]?.weekday)}
          onChange={(weekday) => change({ weekday: Number(weekday) }, 'weekday')}
        />
        <TextField {...text('from')} {...time} label={t('fields.from')} />
        <TextField {...text('to')} {...time} label={t('fields.to')} />
      </Columns>
      <Button
        tone="tertiary"
        size="small"
        onPress={() => form.change({ hours: hours.filter((__, at) => at !== index) }, 'hours')}
      >
        {t('hours.remove', { number: index + 1 })}
      </Button>
    </Stack>
  );
}
