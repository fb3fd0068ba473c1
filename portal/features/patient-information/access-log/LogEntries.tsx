import { CloseIcon } from '@portal/design-system/icons/CloseIcon';
import { EditIcon } from '@portal/design-system/icons/EditIcon';
import { EyeIcon } from '@portal/design-system/icons/EyeIcon';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { PlusIcon } from '@portal/design-system/icons/PlusIcon';
import { Text } from '@portal/design-system/Text';
import { Timeline } from '@portal/design-system/Timeline';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import type { LogEntry } from '../record-contract.ts';

const ICONS = {
  read: <EyeIcon size="small" />,
  create: <PlusIcon size="small" />,
  change: <EditIcon size="small" />,
  cancel: <CloseIcon size="small" />,
  try: <LockIcon size="small" />,
} as const satisfies Record<LogEntry['action'], ReactNode>;

/** The kinds of record that have a name of their own here. */
const RECORDS = [
  'patient',
  'guardians',
  'consents',
  'access-log',
  'patient-data',
  'deletion-request',
  'appointment',
  'appointments',
  'booking-without-login',
  'sms-login',
  'kela-card',
] as const;

/** Who did what and when. */
export function LogEntries({ entries }: { readonly entries: readonly LogEntry[] }): ReactNode {
  const t = useTranslations('patient-information.log');
  const { actingFor } = useSession();
  const nameOf = ({ kind, isPatient, isYou, id }: LogEntry['actor']) => {
    if (isYou) return t('you');
    if (actingFor && isPatient) return t('child');
    if (actingFor && kind === 'guardian') return t('anotherGuardian');
    return kind === 'professional' && id ? t('professionalNamed', { id }) : t(kind);
  };
  return (
    <Timeline
      aria-label={t('list')}
      events={entries.map(({ id, at, actor, action, recordKind }) => ({
        id: String(id),
        date: at,
        title: nameOf(actor),
        icon: ICONS[action],
        children: (
          <Text size="small">
            {t('did', {
              action,
              record: t(`records.${RECORDS.find((kind) => kind === recordKind) ?? 'other'}`),
            })}
          </Text>
        ),
      }))}
    />
  );
}
