import { Banner } from '@portal/design-system/Banner';
import { Button } from '@portal/design-system/Button';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '#components/use-failure-text.ts';
import { useCountingChoice } from './use-counting-choice.ts';

/**
 * Asks at the entry, below the page and never over it, whether events may be counted. Yes and no look the same; until somebody
 * answers nothing is counted.
 */
export function ConsentBanner(): ReactNode {
  const t = useTranslations('shell.consent');
  const failureText = useFailureText();
  const { choose, isSending, error } = useCountingChoice();

  return (
    <Visible needsScripts>
      <Banner
        title={t('title')}
        actions={
          <>
            <Button tone="secondary" size="small" isLoading={isSending} onPress={() => void choose(true)}>
              {t('accept')}
            </Button>
            <Button tone="secondary" size="small" isDisabled={isSending} onPress={() => void choose(false)}>
              {t('decline')}
            </Button>
          </>
        }
      >
        {t('text')}
        {error && (
          <Text size="small" tone="danger" role="alert">
            {failureText(error, t('failed'))}
          </Text>
        )}
      </Banner>
    </Visible>
  );
}
