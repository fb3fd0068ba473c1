import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePasskey } from './use-passkey.ts';

export interface PasskeyCardProps {
  /** A session has begun. */
  readonly onSignedIn: () => void;
}

/** Signs in by a passkey of the device, without a name and without typing. */
export function PasskeyCard({ onSignedIn }: PasskeyCardProps): ReactNode {
  const t = useTranslations('staff-sign-in');
  const { isBusy, failure, signIn } = usePasskey(onSignedIn);
  return (
    <Card as="section" padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="medium">
        <Heading level={2} size={3}>
          {t('passkey.title')}
        </Heading>
        <Text>{t('passkey.text')}</Text>
        {failure && (
          <Notice tone="error" role="alert">
            {t(`passkey.failures.${failure}`)}
          </Notice>
        )}
        <Button size="large" isFullWidth isLoading={isBusy} onPress={() => void signIn()}>
          {t('passkey.action')}
        </Button>
      </Stack>
    </Card>
  );
}
