import { Button } from '@portal/design-system/Button';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '#contract/client/app-context.ts';
import { useChange } from '#contract/client/use-change.ts';
import { banner, card } from './ConsentBanner.css.ts';

/**
 * Asks once, below the page and never over it, whether events may be counted. Yes and no look the same;
 * until somebody answers nothing is counted.
 */
export function ConsentBanner(): ReactNode {
  const t = useTranslations('shell.consent');
  const { session, setSession } = useApp();
  const { run, isSending, error } = useChange('PUT /api/session');

  async function choose(analyticsConsent: boolean): Promise<void> {
    const kept = await run({ body: { analyticsConsent } }).catch(() => null);
    if (kept) setSession(kept);
  }

  if (session.analyticsConsent !== null) return null;
  return (
    <section aria-labelledby="consent" className={banner}>
      <div className={card}>
        <Stack gap="small">
          <Heading level={2} size={4} id="consent">
            {t('title')}
          </Heading>
          <Text size="small">{t('text')}</Text>
          {error && (
            <Text size="small" tone="danger" role="alert">
              {t('failed')}
            </Text>
          )}
          <Inline gap="xsmall">
            <Button tone="secondary" size="small" isLoading={isSending} onPress={() => void choose(true)}>
              {t('accept')}
            </Button>
            <Button tone="secondary" size="small" isDisabled={isSending} onPress={() => void choose(false)}>
              {t('decline')}
            </Button>
          </Inline>
        </Stack>
      </div>
    </section>
  );
}
