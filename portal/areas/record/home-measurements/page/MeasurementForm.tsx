import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { DatePicker } from '@portal/design-system/DatePicker';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Stack } from '@portal/design-system/Stack';
import { TextArea } from '@portal/design-system/TextArea';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { HOME_KINDS, HOME_UNITS, type HomeKind } from '#areas/person/shared/home-measurements/kinds.ts';
import { useNow } from '#client/app/use-now.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { helsinkiDay } from '#contract/time/time.ts';
import { LONGEST_NOTE, type Urgency } from '../rules.ts';
import { numberFields, useMeasurementForm } from './use-measurement-form.ts';
import { useWhoMeasures } from './use-who-measures.ts';

/** Years that the calendar goes back. */
const YEARS_BACK = 10;

export interface MeasurementFormProps {
  /** It was kept. */
  readonly onSaved: () => void;
}

/** Asks what was measured, when, and for a note. What somebody should do at once is said when it has been kept. */
export function MeasurementForm({ onSaved }: MeasurementFormProps): ReactNode {
  const t = useTranslations('home-measurements.form');
  const heading = useId();
  const today = helsinkiDay(useNow());
  const { form, kept } = useMeasurementForm(onSaved);
  const { kind, day } = form.values;
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="medium">
        <Heading level={2} size={3} id={heading}>
          {t('title')}
        </Heading>
        {kept && <KeptNotice urgency={kept.urgency} />}
        <FormFrame form={form} summary={t('errors.summary')} aria-labelledby={heading}>
          <RadioGroup
            name="kind"
            label={t('kind')}
            appearance="inline"
            isRequired
            value={kind}
            options={HOME_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={(chosen) => form.change({ kind: chosen as HomeKind, value: '' })}
          />
          <Columns layout={{ small: 'pairs', medium: 'two' }} gap={{ small: 'medium', medium: 'large' }}>
            {numberFields(kind).map((field) => (
              <TextField
                key={field}
                {...form.text(field)}
                label={field === 'value' ? t(`kinds.${kind}`) : t(`fields.${field}`)}
                description={t('unit', { unit: HOME_UNITS[field === 'pulse' ? 'pulse' : kind] })}
                inputMode={kind === 'weight' || kind === 'temperature' ? 'decimal' : 'numeric'}
                autoComplete="off"
                {...(field === 'pulse' ? { isOptional: true } : { isRequired: true })}
              />
            ))}
          </Columns>
          <Columns endsAlike>
            <DatePicker
              id={form.idOf('day')}
              label={t('fields.day')}
              error={form.errorOf('day')}
              minDate={`${Number(today.slice(0, 4)) - YEARS_BACK}${today.slice(4)}`}
              maxDate={today}
              value={day}
              onChange={(chosen) => form.change({ day: chosen }, 'day')}
            />
            <TextField
              {...form.text('time')}
              label={t('fields.time')}
              description={t('timeHelp')}
              autoComplete="off"
              isRequired
            />
          </Columns>
          <TextArea
            {...form.text('note')}
            label={t('fields.note')}
            description={t('noteHelp')}
            size="short"
            maxLength={LONGEST_NOTE}
            isOptional
          />
          <FormFailure form={form}>{(failure) => t(`failures.${failure}`)}</FormFailure>
          <Inline stacksBelow="medium">
            <Button type="submit" isLoading={form.isSending}>
              {t('save')}
            </Button>
          </Inline>
        </FormFrame>
      </Stack>
    </Card>
  );
}

function KeptNotice({ urgency }: { readonly urgency: Urgency | null }): ReactNode {
  const t = useTranslations('home-measurements.kept');
  const who = useWhoMeasures();
  if (urgency === null)
    return (
      <Notice tone="success" role="status" takesFocus>
        {t('plain')}
      </Notice>
    );
  return (
    <Notice tone="warning" role="alert" takesFocus title={t(`${urgency}.title`)}>
      {t(`${urgency}.text`, { who })}
    </Notice>
  );
}
