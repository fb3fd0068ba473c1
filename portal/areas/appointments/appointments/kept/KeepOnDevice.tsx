import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Switch } from '@portal/design-system/Switch';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useSession } from '#client/app/app-context.ts';
import { useClock } from '#client/app/use-now.ts';
import {
  KEPT_DAYS,
  keepAppointments,
  keepsAppointments,
  refreshAppointments,
  stopKeeping,
} from '#client/kept/kept-appointments.ts';
import { useKeptWords } from './use-kept-words.ts';

export interface KeepOnDeviceProps {
  /** The patient's coming appointments, earliest first. */
  readonly upcoming: readonly Appointment[];
}

/** Lets this device show the patient's next appointments without a connection, and brings up to date what it keeps. */
export function KeepOnDevice({ upcoming }: KeepOnDeviceProps): ReactNode {
  const t = useTranslations('appointments.kept');
  const { personId, actingFor } = useSession();
  const wordsOf = useKeptWords();
  const clock = useClock();
  const childId = actingFor?.id ?? null;
  const [isKept, setKept] = useState<boolean>();
  const [failed, setFailed] = useState<'failed' | 'notRemoved' | null>(null);

  async function choose(isWanted: boolean): Promise<void> {
    setFailed(null);
    try {
      if (isWanted && personId) await keepAppointments(personId, childId, wordsOf(upcoming), Number(clock()));
      else await stopKeeping(childId);
      setKept(isWanted);
    } catch {
      setFailed(isWanted ? 'failed' : 'notRemoved');
    }
  }

  const lookUp = useEffectEvent(async () => {
    if (!personId) return setKept(false);
    try {
      setKept(await refreshAppointments(personId, childId, wordsOf(upcoming), Number(clock())));
    } catch {
      const isThere = await keepsAppointments(childId).catch(() => false);
      setKept(isThere);
      if (isThere) setFailed('failed');
    }
  });
  useEffect(() => {
    void lookUp();
  }, [upcoming, childId]);

  return (
    <Stack gap="small">
      <Switch
        isSelected={isKept === true}
        isDisabled={isKept === undefined}
        onChange={(isWanted) => void choose(isWanted)}
        description={t('text', { days: KEPT_DAYS })}
      >
        {t('label')}
      </Switch>
      {failed && (
        <Notice tone="error" role="alert">
          {t(failed)}
        </Notice>
      )}
    </Stack>
  );
}
