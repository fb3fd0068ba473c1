import { Box } from '@portal/design-system/Box';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Heading } from '@portal/design-system/Heading';
import { Illustration } from '@portal/design-system/Illustration';
import { Inline } from '@portal/design-system/Inline';
import { Page } from '@portal/design-system/Page';
import { RetryButton } from '@portal/design-system/RetryButton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { PhoneText } from '#components/PhoneText.tsx';

export interface ErrorPageProps {
  /** What went wrong. Default: an unexpected error; `limited`: pages were opened too often; `unavailable`: a break; `lost`: its code did not come. */
  readonly reason?: 'error' | 'limited' | 'unavailable' | 'lost';
  /** Identifies the failure to customer service. */
  readonly requestId?: string | undefined;
  /** Default: reloads the document. */
  readonly onRetry?: () => void;
  /** While the retry is under way. */
  readonly isRetrying?: boolean;
}

/** Milliseconds until another press can reload once more. */
const RELOAD_SEEN_FOR = 10_000;

/** A page that cannot be shown now: says so, offers a retry and a number to call. */
export function ErrorPage(props: ErrorPageProps): ReactNode {
  const { reason = 'error', requestId, onRetry = reload, isRetrying } = props;
  const t = useTranslations('shell');
  const href = useHref();
  const { customerServicePhone: phone } = useBrand();
  const [isReloading, setReloading] = useState(false);

  function reload(): void {
    // Without a connection the browser would put a page of its own in place of this one.
    if (!navigator.onLine) return;
    setReloading(true);
    // Nothing tells of a reload that the reader has stopped.
    setTimeout(() => setReloading(false), RELOAD_SEEN_FOR);
    window.location.reload();
  }

  return (
    <Page width="prose">
      <Stack gap="large" align="start">
        {/* Without a connection there is only its place. */}
        {reason !== 'lost' && (
          <Box>
            <Illustration name="error" />
          </Box>
        )}
        <Heading level={1}>{t(`${reason}.title`)}</Heading>
        <Text size="lead">
          {t.rich(`${reason}.text`, { phone, call: (words) => <PhoneText>{words}</PhoneText> })}
        </Text>
        {requestId && (
          <Text size="small" tone="muted">
            {t('error.requestId', { id: requestId })}
          </Text>
        )}
        <Inline>
          <RetryButton tone="primary" onRetry={onRetry} isRetrying={isRetrying ?? isReloading} />
          <ButtonLink href={href('front-page')} tone="tertiary">
            {t('error.home')}
          </ButtonLink>
          {reason === 'unavailable' && (
            <ButtonLink href={href('system-status')} tone="tertiary">
              {t('unavailable.status')}
            </ButtonLink>
          )}
        </Inline>
      </Stack>
    </Page>
  );
}
