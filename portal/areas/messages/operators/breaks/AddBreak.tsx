import { Button } from '@portal/design-system/Button';
import { Columns } from '@portal/design-system/Columns';
import { DatePicker } from '@portal/design-system/DatePicker';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Select } from '@portal/design-system/Select';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '#client/app/use-now.ts';
import { useForm } from '#client/forms/use-form.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { SectionCard } from '#components/SectionCard.tsx';
import { PARTS, type Part } from '#contract/system/parts.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { breakErrors } from '../rules.ts';

export interface AddBreakProps {
  /** One was added. */
  readonly onAdded: () => void;
}

/** Days that a break can be planned ahead. */
const AHEAD = 365;
const FIELDS = ['type', 'part', 'fromDay', 'fromTime', 'toDay', 'toTime'] as const;
type Type = 'planned' | 'unexpected';

/** Takes a part out of use: for a time that is told beforehand, or at once. */
export function AddBreak({ onAdded }: AddBreakProps): ReactNode {
  const t = useTranslations('operators.breaks.add');
  const parts = useTranslations('operators.breaks.parts');
  const now = useNow();
  const today = helsinkiDay(now);
  const [isAdded, setAdded] = useState(false);
  const form = useForm({
    id: 'new-break',
    draft: null,
    known: { type: 'planned' as Type, part: '', fromDay: today, fromTime: '', toDay: today, toTime: '' },
    schema: {
      fields: FIELDS,
      check: ({ type, part, ...times }) => [
        ...(part === '' ? [{ field: 'part', code: 'part' }] : []),
        ...(type === 'planned' ? breakErrors(times, now) : []),
      ],
    },
    errorText: ({ code }) => t(`errors.${code as 'time'}`),
    specificFailures: ['tooManyRequests'],
    stays: true,
    onChange: () => setAdded(false),
    send: (send, { type, part: chosen, ...times }) => {
      const part = chosen as Part;
      return send('POST /api/workspace/service-breaks', {
        body: type === 'planned' ? { type, part, ...times } : { type, part },
      });
    },
    outcome: ({ type }) => {
      if (type === 'overlaps') return [{ field: 'part', code: type }];
      return () => {
        setAdded(true);
        onAdded();
      };
    },
  });
  const { type, part } = form.values;
  const time = { autoComplete: 'off', description: t('timeHint'), isRequired: true } as const;
  const day = (field: 'fromDay' | 'toDay') => ({
    id: form.idOf(field),
    label: t(field),
    minDate: today,
    maxDate: addDays(today, AHEAD),
    value: form.values[field],
    error: form.errorOf(field),
    onChange: (chosen: string) => form.change({ [field]: chosen }, field),
  });
  return (
    <SectionCard title={t('title')}>
      {isAdded && (
        <Notice tone="success" role="status" takesFocus>
          {t('added')}
        </Notice>
      )}
      <FormFrame form={form} summary={t('summary')} aria-label={t('title')}>
        <Select
          id={form.idOf('part')}
          label={t('part')}
          options={PARTS.map((id) => ({ id, label: parts(id) }))}
          value={part || null}
          onChange={(chosen) => form.change({ part: chosen }, 'part')}
          error={form.errorOf('part')}
          isRequired
        />
        <RadioGroup
          name="type"
          label={t('type')}
          value={type}
          options={(['planned', 'unexpected'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(chosen) => form.change({ type: chosen })}
          isRequired
        />
        {type === 'planned' && (
          <>
            <Columns endsAlike>
              <DatePicker {...day('fromDay')} />
              <TextField {...form.text('fromTime')} label={t('fromTime')} {...time} />
            </Columns>
            <Columns endsAlike>
              <DatePicker {...day('toDay')} />
              <TextField {...form.text('toTime')} label={t('toTime')} {...time} />
            </Columns>
          </>
        )}
        <FormFailure form={form}>{(failure) => t(`failures.${failure}`)}</FormFailure>
        <Inline stacksBelow="medium">
          <Button type="submit" isLoading={form.isSending}>
            {t('action')}
          </Button>
        </Inline>
      </FormFrame>
    </SectionCard>
  );
}
