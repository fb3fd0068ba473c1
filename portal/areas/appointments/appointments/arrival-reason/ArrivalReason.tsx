import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { EditIcon } from '@portal/design-system/icons/EditIcon';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useWhose } from '#client/app/app-context.ts';

// Most who open the page do not write anything.
const loadForm = () => import('./ArrivalReasonForm.tsx').then((module) => module.ArrivalReasonForm);

export interface ArrivalReasonProps {
  readonly appointment: Pick<Appointment, 'id' | 'arrivalReason'>;
  /** It has been kept, or taken back. */
  readonly onSaved: (arrivalReason: string | null) => void;
}

/** What a patient tells the practitioner before a visit, and the form to write it (APPT-29). */
export function ArrivalReason({ appointment, onSaved }: ArrivalReasonProps): ReactNode {
  const t = useTranslations('appointments.reason');
  const whose = useWhose();
  const [isWriting, setWriting] = useState(false);
  const wasWriting = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const title = useId();
  const { id, arrivalReason } = appointment;

  // The form that had the focus is gone.
  useEffect(() => {
    if (!isWriting && wasWriting.current) button.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);

  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="small" align={isWriting ? 'stretch' : 'start'}>
        <Heading level={2} size={4} id={title}>
          {t('heading', { whose })}
        </Heading>
        {isWriting ? (
          <LazyPart
            load={loadForm}
            props={{ id, kept: arrivalReason ?? '', onSaved, onEnd: () => setWriting(false) }}
            onLoadFailure={() => setWriting(false)}
          />
        ) : (
          <>
            {arrivalReason ? (
              <Text keepsLines>{arrivalReason}</Text>
            ) : (
              <Text tone="muted">{t('text', { whose })}</Text>
            )}
            <Button ref={button} tone="outline" icon={<EditIcon />} onPress={() => setWriting(true)}>
              {t(arrivalReason ? 'change' : 'write')}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}
