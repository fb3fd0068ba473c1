import { Button } from '@portal/design-system/Button';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { TextArea } from '@portal/design-system/TextArea';
import { useToast } from '@portal/design-system/Toast';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import { textsSchema } from '#client/forms/form-schema.ts';
import { useForm } from '#client/forms/use-form.ts';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { useTellResult } from '#components/page-result/page-result.ts';
import { arrivalReasonFields } from '../rules-arrival-reason.ts';

/** Milliseconds that its result stays in a toast. */
const TOAST_MS = 5000;
const { max } = arrivalReasonFields.arrivalReason;

export interface ArrivalReasonFormProps {
  /** Of the appointment. */
  readonly id: number;
  /** What has been told before, or nothing. */
  readonly kept: string;
  readonly onSaved: (arrivalReason: string | null) => void;
  /** It is not needed any more. */
  readonly onEnd: () => void;
}

/** Takes what a patient tells before a visit. */
export function ArrivalReasonForm({ id, kept, onSaved, onEnd }: ArrivalReasonFormProps): ReactNode {
  const t = useTranslations('appointments.reason');
  const whose = useWhose();
  const tell = useTellResult();
  const toasts = useToast();
  const shell = useTranslations('shell');
  const textOf = (failure: string) => (failure === 'network' ? shell('unanswered') : t('failed'));
  const form = useForm({
    id: 'arrival-reason',
    draft: `arrival-reason-${id}`,
    known: { arrivalReason: kept },
    schema: textsSchema(arrivalReasonFields),
    errorText: ({ code }) => t(code === 'tooLong' ? 'tooLong' : 'invalid'),
    send: (send, body) => send('POST /api/appointments/{id}/arrival-reason', { params: { id }, body }),
    outcome({ type }, { arrivalReason }) {
      if (type !== 'success') return 'unknownError';
      return () => {
        tell({ message: t('saved'), tone: 'success', duration: TOAST_MS });
        onSaved(arrivalReason.trim() || null);
        onEnd();
      };
    },
    onFailure: (failure) => toasts.show({ message: textOf(failure), tone: 'error', duration: TOAST_MS }),
    leaving: 'holdsTab',
  });
  const control = form.text('arrivalReason');
  const isTooLong = control.value.trim().length > max;

  // It has come in place of the button that was pressed.
  useEffect(() => document.getElementById(control.id)?.focus(), [control.id]);

  function giveUp(): void {
    form.discard();
    onEnd();
  }

  return (
    <FormFrame form={form} summary={t('summary')} gap="small" aria-label={t('heading', { whose })}>
      <TextArea
        {...control}
        label={t('label')}
        description={t('description', { whose })}
        maxLength={max}
        error={isTooLong ? t('tooLong') : control.error}
      />
      {/* The toast has announced it. */}
      {form.failure && <Notice tone="error">{textOf(form.failure)}</Notice>}
      <Inline stacksBelow="medium">
        <Button type="submit" isLoading={form.isSending}>
          {t('save')}
        </Button>
        <Button tone="tertiary" onPress={giveUp} isDisabled={form.isSending}>
          {t('giveUp')}
        </Button>
      </Inline>
    </FormFrame>
  );
}
