import { DateRange } from '@portal/design-system/DateRange';
import { DateTime } from '@portal/design-system/DateTime';
import { List, ListItem } from '@portal/design-system/List';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import type { BreakAhead } from '#contract/pages/render.ts';

export interface BreakNoticeProps {
  /** Those that the page tells of, the next first. */
  readonly breaks: readonly BreakAhead[];
}

/** What will be out of use and when, with the page that tells of all. It is there from the start, so nothing announces it. */
export function BreakNotice({ breaks }: BreakNoticeProps): ReactNode {
  const t = useTranslations('system-status');
  const href = useHref();
  return (
    <Page isFlush>
      <Notice title={t('announced')}>
        <Stack gap="small">
          <Text>{t('outOfUse')}</Text>
          <List>
            {breaks.map(({ part, startsAt, endsAt }) => (
              <ListItem key={`${part} ${startsAt}`}>
                {t(`parts.${part}`)}:{' '}
                {endsAt ? (
                  <DateRange start={startsAt} end={endsAt} />
                ) : (
                  <>
                    <DateTime value={startsAt} /> – {t('notKnown')}
                  </>
                )}
              </ListItem>
            ))}
          </List>
          <TextLink href={href('system-status')} isStandalone>
            {t('title')}
          </TextLink>
        </Stack>
      </Notice>
    </Page>
  );
}
