import { Button } from '@portal/design-system/Button';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import type { Registration } from './use-registration.ts';

export interface FailureNoticeProps {
  readonly form: Pick<Registration, 'failure' | 'attempt'>;
  /** Registers the guardian alone; absent where there is nobody else to register. */
  readonly onLeaveOutChild?: (() => void) | undefined;
  /** Where somebody who is a patient already goes on. */
  readonly next: string;
}

/** Why nothing was registered, and what to do about it. What was typed stays. */
export function FailureNotice({ form, onLeaveOutChild, next }: FailureNoticeProps): ReactNode {
  const t = useTranslations('registration');
  const { customerServicePhone: phone } = useBrand();
  const { failure, attempt } = form;
  switch (failure) {
    case null:
      return null;
    case 'userAlreadyExists':
      return (
        <Notice key={attempt} title={t('exists.title')} takesFocus>
          <Stack gap="small" align="start">
            <Text>{t('exists.text')}</Text>
            <ButtonLink href={next} isDocument>
              {t('continue')}
            </ButtonLink>
          </Stack>
        </Notice>
      );
    case 'childAlreadyExists':
      return (
        <Notice key={attempt} tone="warning" title={t('exists.childTitle')} takesFocus>
          <Stack gap="small" align="start">
            <Text>{t('exists.childText')}</Text>
            <Inline>
              {onLeaveOutChild ? (
                <Button tone="outline" onPress={onLeaveOutChild}>
                  {t('exists.withoutChild')}
                </Button>
              ) : (
                <ButtonLink href={next} isDocument tone="outline">
                  {t('continue')}
                </ButtonLink>
              )}
            </Inline>
          </Stack>
        </Notice>
      );
    default:
      return (
        <FormFailure form={{ failure, attempt }}>
          {(reason) => (
            <Stack gap="xxsmall">
              <Text>{t(`errors.${reason}`)}</Text>
              <Text size="small">
                {t.rich('errors.help', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}
              </Text>
            </Stack>
          )}
        </FormFailure>
      );
  }
}
