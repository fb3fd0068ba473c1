import { Badge } from '@portal/design-system/Badge';
import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Select } from '@portal/design-system/Select';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RenewalDecision } from './RenewalDecision.tsx';
import type { WorkThread } from './thread.ts';
import type { Actions } from './use-actions.ts';

export interface RenewalsProps {
  /** A conversation with requests to renew prescriptions. */
  readonly thread: WorkThread;
  /** What can be done with it. */
  readonly actions: Actions;
}

const TONES = { open: 'warning', renewed: 'success', declined: 'neutral' } as const;

/** What a patient asks to have renewed: who may prescribe decides on it, others hand it on to somebody who may. */
export function Renewals({ thread, actions }: RenewalsProps): ReactNode {
  const t = useTranslations('workspace.renewals');
  const heading = useId();
  const { renewals, me, isActive } = thread;
  const waiting = renewals.filter(({ outcome }) => outcome === null);
  return (
    <Card padding="medium" as="section" aria-labelledby={heading}>
      <Stack gap="medium">
        <Heading level={2} size={4} id={heading}>
          {t('title')}
        </Heading>
        <Stack as="ul" gap="small" isRuled>
          {renewals.map(({ id, medicine, prescriber, outcome }) => (
            <Stack as="li" gap="xxsmall" align="start" key={id}>
              {/* A strength breaks at its slashes, not within a unit. */}
              <Text weight="strong">{medicine.replaceAll('/', '/\u200b')}</Text>
              {prescriber && (
                <Text size="small" tone="muted">
                  {t('prescriber', { name: prescriber })}
                </Text>
              )}
              <Badge tone={TONES[outcome ?? 'open']}>{t(`states.${outcome ?? 'open'}`)}</Badge>
            </Stack>
          ))}
        </Stack>
        {isActive &&
          waiting.length > 0 &&
          (me.mayPrescribe ? (
            <RenewalDecision key={waiting.length} waiting={waiting} actions={actions} />
          ) : (
            <HandOn thread={thread} actions={actions} />
          ))}
      </Stack>
    </Card>
  );
}

/**
 * Gives the conversation to somebody who may prescribe. The one who has prescribed is proposed, if their number is known here;
 * a namesake never is, and nobody where several have prescribed.
 */
function HandOn({ thread, actions }: RenewalsProps): ReactNode {
  const t = useTranslations('workspace.renewals');
  const { renewals, colleagues, assignee } = thread;
  const doctors = colleagues.filter(({ mayPrescribe }) => mayPrescribe);
  const known = new Set(
    renewals.flatMap(({ outcome, prescriberId }) => (outcome === null ? (prescriberId ?? []) : [])),
  );
  const prescriber = known.size === 1 && doctors.find(({ id }) => known.has(id));
  const [chosen, setChosen] = useState<string | null>(prescriber ? String(prescriber.id) : null);
  if (doctors.length === 0) return <Text tone="muted">{t('none')}</Text>;
  return (
    <Stack gap="xsmall">
      <Select
        label={t('handOn')}
        options={doctors
          .filter(({ id }) => id !== assignee?.id)
          .map(({ id, name }) => ({ id: String(id), label: name }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        isLoading={actions.isSending}
        isDisabled={chosen === null}
        onPress={() => void actions.assign(Number(chosen))}
      >
        {t('hand')}
      </Button>
    </Stack>
  );
}
