import { CloseIcon } from '@portal/design-system/icons/CloseIcon';
import { EditIcon } from '@portal/design-system/icons/EditIcon';
import { EyeIcon } from '@portal/design-system/icons/EyeIcon';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { PlusIcon } from '@portal/design-system/icons/PlusIcon';
import { Text } from '@portal/design-system/Text';
import { Timeline } from '@portal/design-system/Timeline';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage, useSession } from '#client/app/app-context.ts';
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

/** Who did what and when. */
export function LogEntries({ entries }: { readonly entries: readonly LogEntry[] }): ReactNode {
  const t = useTranslations('patient-information.log');
  const { actingFor } = useSession();
  const lang = useLanguage();
  const nameOf = ({ kind, isPatient, isYou, id, app, since }: LogEntry['actor']) => {
    if (isYou) return t('you');
    if (actingFor && isPatient) return t('child');
    if (actingFor && kind === 'guardian') return t('anotherGuardian');
    if (kind === 'app') {
      const time = since ? formatLong(new Date(since), lang) : '';
      return t('app', { name: app ?? '', time: time || 'none' });
    }
    return kind === 'professional' && id ? t('professionalNamed', { id }) : t(kind);
  };
  return (
    <Timeline
      aria-label={t('list')}
      events={entries.map((entry) => ({
        id: String(entry.id),
        date: entry.at,
        title: nameOf(entry.actor),
        icon: ICONS[entry.action],
        children: (
          <Text size="small">
            {t('did', {
              action: verbOf(entry),
              record: t(t.has(nameOfRecord(entry)) ? nameOfRecord(entry) : 'records.other'),
            })}
          </Text>
        ),
      }))}
    />
  );
}
