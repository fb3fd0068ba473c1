import { Banner } from '@portal/design-system/Banner';
import { Button } from '@portal/design-system/Button';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '#client/app/app-context.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useFailureText } from '#components/use-failure-text.ts';

/**
 * Asks once, below the page and never over it, whether events may be counted. Yes and no look the same;
 * until somebody answers nothing is counted.
 */
export function ConsentBanner(): ReactNode {
  const t = useTranslations('shell.consent');
  const { setSession } = useApp();
  const failureText = useFailureText();
  const { run, isSending, error } = useChange('PUT /api/session');

  async function choose(analyticsConsent: boolean): Promise<void> {
    const kept = await run({ body: { analyticsConsent } }).catch(() => null);
    if (kept) setSession(kept);
  }

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
