import { Button } from '@portal/design-system/Button';
import { CheckboxGroup } from '@portal/design-system/CheckboxGroup';
import { FieldError } from '@portal/design-system/FieldError';
import { Select } from '@portal/design-system/Select';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { REFUSAL_REASONS } from '#areas/messages/shared/messaging/renewal-answers.ts';
import type { WorkThread } from './thread.ts';
import type { Actions } from './use-actions.ts';

export interface RenewalDecisionProps {
  /** The requests that wait. */
  readonly waiting: WorkThread['renewals'];
  /** What can be done with their conversation. */
  readonly actions: Actions;
}

const RENEW = 'renew';

/** Decides on some of the requests of a conversation, or on all. */
export function RenewalDecision({ waiting, actions }: RenewalDecisionProps): ReactNode {
  const t = useTranslations('workspace.renewals');
  const [chosen, setChosen] = useState<readonly string[]>(waiting.map(({ id }) => String(id)));
  const [decision, setDecision] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const error = useId();
  const reason = REFUSAL_REASONS.find((each) => each === decision);
  const isWhole = decision !== null && chosen.length > 0;

  function send(): void {
    setTried(true);
    if (!isWhole) return;
    const answer = reason ? { outcome: 'declined' as const, reason } : { outcome: 'renewed' as const };
    void actions.decide(chosen.map(Number), answer);
  }

  return (
    <Stack gap="small">
      {waiting.length > 1 && (
        <CheckboxGroup
          label={t('which')}
          options={waiting.map(({ id, medicine }) => ({ value: String(id), label: medicine }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <Select
        label={t('decision')}
        options={[
          { id: RENEW, label: t('renew') },
          ...REFUSAL_REASONS.map((id) => ({ id, label: t(`reasons.${id}`) })),
        ]}
        value={decision}
        onChange={setDecision}
        isRequired
      />
      {isTried && !isWhole && <FieldError id={error}>{t('choose')}</FieldError>}
      <Button isLoading={actions.isSending} onPress={send}>
        {t('decide')}
      </Button>
    </Stack>
  );
}
