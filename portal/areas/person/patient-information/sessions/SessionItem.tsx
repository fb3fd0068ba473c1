import { Badge } from '@portal/design-system/Badge';
import { Button } from '@portal/design-system/Button';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { BROWSER_NAMES } from '#components/browser-names.ts';
import { formatLong } from '#contract/time/time-format.ts';

export type OwnSession = AnswerOf<'GET /api/sessions'>['sessions'][number];

/** Why a session has not ended; `unanswered`: perhaps it has. In words of `patient-information.sessions`. */
export type SessionFailure = 'failed' | 'unanswered';

export interface SessionItemProps {
  readonly session: OwnSession;
  readonly isEnding: boolean;
  /** Of the last try to end this one. */
  readonly failure: SessionFailure | null;
  readonly onEnd: () => void;
}

/** With what, from where, since when and for what the person is logged in. */
export function SessionItem({ session, isEnding, failure, onEnd }: SessionItemProps): ReactNode {
  const t = useTranslations('patient-information.sessions');
  const lang = useLanguage();
  const { browser, device, country, brandName, isThis, signedInAt, lastUsedAt, actsForChild } = session;
  const name = t('device', {
    browser: browser === 'other' ? t('unknownBrowser') : BROWSER_NAMES[browser],
    device: t(`devices.${device}`),
  });
  const countryName = country && new Intl.DisplayNames(lang, { type: 'region' }).of(country);
  const time = (moment: string) => formatLong(new Date(moment), lang);
  const facts = [
    t('lastUsed', { time: isThis ? t('now') : time(lastUsedAt) }),
    t('signedIn', { time: time(signedInAt) }),
    brandName && t('service', { brand: brandName }),
    countryName && t('country', { country: countryName }),
    actsForChild && t('forChild'),
  ];
  return (
    <Stack gap="xxsmall" align="start">
      <Inline gap="xsmall">
        <Text weight="strong">{name}</Text>
        {isThis && <Badge>{t('this')}</Badge>}
      </Inline>
      {facts.filter(Boolean).map((fact) => (
        <Text key={String(fact)} size="small" tone="muted">
          {fact}
        </Text>
      ))}
      {failure && (
        <Notice tone="error" role="alert">
          {t(failure)}
        </Notice>
      )}
      <Button
        tone="tertiary"
        size="small"
        isFlush
        isLoading={isEnding}
        aria-label={t('endNamed', { device: name })}
        onPress={onEnd}
        {...(isThis && { 'aria-haspopup': 'dialog' })}
      >
        {t('end')}
      </Button>
    </Stack>
  );
}
