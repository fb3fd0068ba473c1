import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { UrgentHelp } from '../help/UrgentHelp.tsx';

export interface SearchHeadingProps {
  /** Of the list; while an appointment is moved another stands in its place. */
  readonly title: string;
  /** What there is to know first; on a large screen only. */
  readonly note: ReactNode;
  /** While an appointment is moved: makes the link of the words that keep it as it is; else null. */
  readonly keep: ((words: ReactNode) => ReactNode) | null;
  /** What opens the filters on a phone. */
  readonly children: ReactNode;
}

/** What a list of times begins with: as low as it can be, since the times are what one comes for (BOOK-50). */
export function SearchHeading({ title, note, keep, children }: SearchHeadingProps): ReactNode {
  const t = useTranslations('booking.list.reschedule');
  return (
    <Stack gap="xxsmall">
      <Inline growsFirst>
        <Stack gap="none">
          <Heading level={1} size="dense">
            {keep ? t('title') : title}
          </Heading>
          {keep && (
            <Visible below="large">
              <Text size="small">{t.rich('brief', { keep })}</Text>
            </Visible>
          )}
        </Stack>
        {children}
        <Visible from="large">
          <UrgentHelp isBare namesNumbers={!note} />
        </Visible>
      </Inline>
      {note && (
        <Visible from="large">
          <Text size="small" tone="muted">
            {note}
          </Text>
        </Visible>
      )}
    </Stack>
  );
}
