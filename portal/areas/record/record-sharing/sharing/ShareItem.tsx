import { Button } from '@portal/design-system/Button';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { formatLong } from '#contract/time/time-format.ts';
import type { RecordShare } from '../contract.ts';
import { MOST_OPENINGS } from '../rules.ts';

export interface ShareItemProps {
  readonly share: RecordShare;
  /** The patient, or a guardian, wants to end it. */
  readonly onEnd: () => void;
}

/** One link: for whom, to what, until when, and who has opened it. */
export function ShareItem({ share, onEnd }: ShareItemProps): ReactNode {
  const t = useTranslations('record-sharing.list');
  const contents = useTranslations('record-sharing.contents');
  const lang = useLanguage();
  const time = (moment: string) => formatLong(new Date(moment), lang);
  const { by, state, endsAt, openings } = share;
  const recipient = share.recipient ?? t('hidden');
  return (
    <Stack gap="xxsmall" align="start">
      <Text weight="strong">{recipient}</Text>
      <Text>{contents(share.contents)}</Text>
      {by !== 'you' && <Text size="small">{t(`by.${by}`)}</Text>}
      <Text size="small" tone="muted">
        {t(state, { time: time(endsAt) })}
      </Text>
      {openings.length === 0 ? (
        <Text size="small" tone="muted">
          {t('notOpened')}
        </Text>
      ) : (
        <>
          <Text size="small">{t('openings', { count: openings.length, most: MOST_OPENINGS })}</Text>
          {openings.map(({ at, reader }, nth) => (
            <Text key={openings.length - nth} size="small">
              {reader === null ? time(at) : t('opening', { time: time(at), reader })}
            </Text>
          ))}
          {share.recipient !== null && (
            <Text size="small" tone="muted">
              {t('unchecked')}
            </Text>
          )}
        </>
      )}
      {(state === 'open' || state === 'usedUp') && (
        <Button
          tone="tertiary"
          size="small"
          isFlush
          aria-label={t('endNamed', { recipient })}
          aria-haspopup="dialog"
          onPress={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </Stack>
  );
}
