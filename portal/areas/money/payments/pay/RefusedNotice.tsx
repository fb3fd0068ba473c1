import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useCurrentAddress } from '#client/navigation/use-visit.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { writeSaveAction } from '#contract/routes/save-action.ts';
import type { BeginFailure } from './use-begin.ts';

export interface RefusedNoticeProps {
  /** Why nothing can be paid here now. */
  readonly refusal: BeginFailure;
  /** It answers a press. */
  readonly isAnswer: boolean;
}

/** Why an invoice cannot be paid here now, and how to go on. */
export function RefusedNotice({ refusal, isAnswer }: RefusedNoticeProps): ReactNode {
  const t = useTranslations('payments.refused');
  const href = useHref();
  const { customerServicePhone: phone } = useBrand();
  const next = useCurrentAddress();
  const isFault = ['network', 'unknownError', 'unavailable', 'invoiceSumNotValid'].includes(refusal);
  return (
    <Notice
      tone={isFault ? 'error' : 'info'}
      title={t(`${refusal}.title`)}
      {...(isAnswer && { role: 'alert' as const })}
    >
      <Stack gap="small" align="start">
        <Text>{t.rich(`${refusal}.text`, { phone, call: (words) => <PhoneText>{words}</PhoneText> })}</Text>
        {refusal === 'emailRequired' && (
          <ButtonLink
            href={href(
              'my-information',
              {},
              {
                saveAction: writeSaveAction({ type: 'go-to-invoice-page' }),
                anchor: 'contact',
                ...(next && { next }),
              },
            )}
            tone="outline"
            size="small"
          >
            {t('addEmail')}
          </ButtonLink>
        )}
      </Stack>
    </Notice>
  );
}
