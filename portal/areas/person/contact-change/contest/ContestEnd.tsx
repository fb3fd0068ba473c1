import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CONTEST_DAYS } from '#areas/person/shared/patients/contact-change.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import type { ContestOutcome } from './use-contest.ts';

export interface ContestEndProps {
  readonly end: ContestOutcome;
  /** It has just come of a press: it takes the focus, the button is gone. */
  readonly isNews: boolean;
}

/** What has come of the press, or why there is nothing to press. */
export function ContestEnd({ end, isNews }: ContestEndProps): ReactNode {
  const t = useTranslations('contact-change');
  const signIn = useSignInAddress();
  const href = useHref();
  return (
    <Notice
      tone={end === 'done' ? 'success' : 'warning'}
      title={t(`${end}.title`)}
      {...(isNews && { role: 'status' as const, takesFocus: true })}
    >
      <Stack gap="small" align="start">
        <Text>{t(`${end}.text`, { days: CONTEST_DAYS })}</Text>
        <ButtonLink href={signIn(href('my-information'))} tone="outline">
          {t('login')}
        </ButtonLink>
      </Stack>
    </Notice>
  );
}
