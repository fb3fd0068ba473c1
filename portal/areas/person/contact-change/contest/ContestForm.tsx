import { Button } from '@portal/design-system/Button';
import { Form } from '@portal/design-system/Form';
import { Notice } from '@portal/design-system/Notice';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useLanguage, useSession } from '#client/app/app-context.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import type { PageParams } from '#contract/routes/route-params.ts';
import { formatDay, formatTime } from '#contract/time/time-format.ts';
import { CONTEST_FORM } from '../contest-form.ts';
import type { Contest } from './use-contest.ts';

export interface ContestFormProps {
  readonly contest: Contest;
  /** ISO moment of the change. */
  readonly changedAt: string;
  readonly params: PageParams<'contact-change'>;
}

/** What was changed when, and the press that puts it back; the browser itself sends it where no script runs. */
export function ContestForm({ contest, changedAt, params }: ContestFormProps): ReactNode {
  const t = useTranslations('contact-change');
  const lang = useLanguage();
  const { csrfToken } = useSession();
  const { customerServicePhone: phone } = useBrand();
  const { restore, isSending, failure } = contest;
  const at = new Date(changedAt);
  return (
    <Form
      action={CONTEST_FORM}
      hidden={{ csrfToken, lang, change: params.change }}
      onSubmit={() => void restore()}
      gap="medium"
    >
      <Text>{t('intro', { day: formatDay(at, lang), time: formatTime(at, lang) })}</Text>
      <Text>{t('consequence')}</Text>
      {failure && (
        <Notice tone="error" role="alert">
          {failure === 'networkError'
            ? t('networkError')
            : t.rich('failed', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}
        </Notice>
      )}
      <Button type="submit" isLoading={isSending}>
        {t('action')}
      </Button>
    </Form>
  );
}
