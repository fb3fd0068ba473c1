import { Button } from '@portal/design-system/Button';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { formatLong } from '#contract/time/time-format.ts';
import type { AuthorisedApp } from '../contract.ts';

export interface AppItemProps {
  readonly app: AuthorisedApp;
  readonly onRevoke: () => void;
}

/** One app that may read the record. */
export function AppItem({ app, onRevoke }: AppItemProps): ReactNode {
  const t = useTranslations('record-apps');
  const lang = useLanguage();
  const { name, types, since, until, lastUsed, by } = app;
  const time = (moment: string) => formatLong(new Date(moment), lang);
  const facts = [
    t('setting.sees', { types: types.map((type) => t(`types.${type}`)).join('; ') }),
    t('setting.since', { time: time(since) }),
    t('setting.until', { time: time(until) }),
    t('setting.lastUsed', { time: lastUsed ? time(lastUsed) : t('setting.never') }),
    by === 'anotherGuardian' && t('setting.other'),
  ];
  return (
    <Stack gap="xxsmall" align="start">
      <Text weight="strong">{name}</Text>
      {facts.filter(Boolean).map((fact) => (
        <Text key={String(fact)} size="small" tone="muted">
          {fact}
        </Text>
      ))}
      <Button
        tone="tertiary"
        size="small"
        isFlush
        aria-label={t('setting.revokeNamed', { name })}
        aria-haspopup="dialog"
        onPress={onRevoke}
      >
        {t('setting.revoke')}
      </Button>
    </Stack>
  );
}
