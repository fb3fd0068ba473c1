import { Button } from '@portal/design-system/Button';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '#contract/client/app-context.ts';
import { useChange } from '#contract/client/use-change.ts';
import { banner } from './ConsentBanner.css.ts';

/** Asks once whether events may be counted. Yes and no look the same; until somebody answers nothing is counted. */
export function ConsentBanner(): ReactNode {
  const t = useTranslations('shell.consent');
  const { session, setSession } = useApp();
  const { run, isSending, error } = useChange('PUT /api/session');
  // Its buttons need scripts, so it comes with them.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  async function choose(analyticsConsent: boolean): Promise<void> {
    const kept = await run({ body: { analyticsConsent } }).catch(() => null);
    if (kept) setSession(kept);
  }

  if (!isReady || session.analyticsConsent !== null) return null;
  return (
    <section aria-labelledby="consent" className={banner}>
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
    </section>
  );
}
