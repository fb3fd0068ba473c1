import { Button } from '@portal/design-system/Button';
import { Columns } from '@portal/design-system/Columns';
import { DatePicker } from '@portal/design-system/DatePicker';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Select } from '@portal/design-system/Select';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { useChange } from '#client/calls/use-change.ts';
import { SectionCard } from '#components/SectionCard.tsx';
import { addDays } from '#contract/time/time.ts';

type Absences = AnswerOf<'GET /api/workspace/absences'>;

export interface AbsenceFormProps extends Pick<Absences, 'colleagues' | 'today'> {
  /** It was saved. */
  readonly onSaved: () => void;
}

/** Days that an absence can be said ahead. */
const AHEAD = 365;

/** Asks when the reader is away and who substitutes meanwhile. */
export function AbsenceForm({ colleagues, today, onSaved }: AbsenceFormProps): ReactNode {
  const t = useTranslations('workspace.absences');
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const [substitute, setSubstitute] = useState<string | null>(null);
  const [result, setResult] = useState<'done' | 'wrongDays' | 'overlaps' | 'failed' | 'missing' | null>(null);
  const change = useChange('POST /api/workspace/absences');

  async function save(): Promise<void> {
    if (substitute === null) return setResult('missing');
    try {
      const { type } = await change.run({ body: { from, to, substitute: Number(substitute) } });
      setResult(type);
      if (type === 'done') onSaved();
    } catch {
      setResult('failed');
    }
  }

  const days = { minDate: today, maxDate: addDays(today, AHEAD) };
  return (
    <SectionCard title={t('add')}>
      <Stack gap="medium">
        <Columns>
          <DatePicker label={t('from')} {...days} value={from} onChange={setFrom} />
          <DatePicker label={t('to')} {...days} value={to} onChange={setTo} />
        </Columns>
        <Select
          label={t('substitute')}
          options={colleagues.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={substitute}
          onChange={setSubstitute}
          isRequired
        />
        {result && (
          <Notice
            tone={result === 'done' ? 'success' : 'error'}
            role={result === 'done' ? 'status' : 'alert'}
          >
            {t(`results.${result}`)}
          </Notice>
        )}
        <Inline stacksBelow="medium">
          <Button isLoading={change.isSending} onPress={() => void save()}>
            {t('save')}
          </Button>
        </Inline>
      </Stack>
    </SectionCard>
  );
}
