import { Box } from '@portal/design-system/Box';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { CloseIcon } from '@portal/design-system/icons/CloseIcon';
import { EditIcon } from '@portal/design-system/icons/EditIcon';
import { EyeIcon } from '@portal/design-system/icons/EyeIcon';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { PlusIcon } from '@portal/design-system/icons/PlusIcon';
import { ListItem } from '@portal/design-system/List';
import { Media } from '@portal/design-system/Media';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage, useSession } from '#client/app/app-context.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { formatLong } from '#contract/time/time-format.ts';
import type { LogEntry } from '../record-contract.ts';

const ICONS = {
  read: <EyeIcon size="small" />,
  create: <PlusIcon size="small" />,
  change: <EditIcon size="small" />,
  cancel: <CloseIcon size="small" />,
  try: <LockIcon size="small" />,
} as const satisfies Record<LogEntry['action'], ReactNode>;

/** What is called off in words of its own; the rest is removed. */
const CALLED_OFF: Readonly<Record<string, 'cancel' | 'withdraw'>> = {
  appointment: 'cancel',
  'record-apps': 'withdraw',
};

const verbOf = ({ action, recordKind }: LogEntry) =>
  action === 'cancel' ? (CALLED_OFF[recordKind] ?? 'remove') : action;

/** Features name their records themselves, in their `messages-shell`: which there are is not known here. */
const nameOfRecord = ({ recordKind }: LogEntry) => `records.${recordKind}` as 'records.other';

export interface LogEntriesProps {
  /** The latest first. */
  readonly entries: readonly LogEntry[];
  /** Day of the last entry above: the heading of that day is there. Default: none is. */
  readonly dayAbove?: string | undefined;
}

/** The day of an entry, as clocks in Finland have it. */
export const dayOf = ({ at }: LogEntry): string => helsinkiDay(new Date(at));

/** Who did what and when, by day. */
export function LogEntries({ entries, dayAbove }: LogEntriesProps): ReactNode {
  const days = Map.groupBy(entries, dayOf);
  return (
    <Stack gap="medium">
      {[...days].map(([day, ofDay]) => (
        <LogDay key={day} day={day} entries={ofDay} hasHeading={day !== dayAbove} />
      ))}
    </Stack>
  );
}

interface LogDayProps {
  readonly day: string;
  readonly entries: readonly LogEntry[];
  readonly hasHeading: boolean;
}

/** The entries of a day, one low row each. */
function LogDay({ day, entries, hasHeading }: LogDayProps): ReactNode {
  const t = useTranslations('patient-information.log');
  const nameOf = useActorNames();
  return (
    <Stack gap="xxsmall">
      {hasHeading && (
        <Heading level={3} size={4}>
          <DateTime value={day} format="dayDate" isCapitalised />
        </Heading>
      )}
      <Stack as="ul" gap="none" isRuled="flush" aria-label={t('list')}>
        {entries.map((entry) => (
          <ListItem key={entry.id}>
            <Box padding="xxsmall">
              <Media
                start={ICONS[entry.action]}
                end={
                  <Text size="small" tone="muted" isNumeric>
                    <DateTime value={entry.at} format="clock" />
                  </Text>
                }
              >
                <Text size="small" weight="medium">
                  {nameOf(entry.actor)}
                </Text>
                <Text size="small">
                  {t('did', {
                    action: verbOf(entry),
                    record: t(t.has(nameOfRecord(entry)) ? nameOfRecord(entry) : 'records.other'),
                  })}
                </Text>
              </Media>
            </Box>
          </ListItem>
        ))}
      </Stack>
    </Stack>
  );
}

/** What those who read and change data are called. */
function useActorNames(): (actor: LogEntry['actor']) => string {
  const t = useTranslations('patient-information.log');
  const { actingFor } = useSession();
  const lang = useLanguage();
  return ({ kind, isPatient, isYou, id, app, since }) => {
    if (isYou) return t('you');
    if (actingFor && isPatient) return t('child');
    if (actingFor && kind === 'guardian') return t('anotherGuardian');
    if (kind === 'app') {
      const time = since ? formatLong(new Date(since), lang) : '';
      return t('app', { name: app ?? '', time: time || 'none' });
    }
    return kind === 'professional' && id ? t('professionalNamed', { id }) : t(kind);
  };
}
