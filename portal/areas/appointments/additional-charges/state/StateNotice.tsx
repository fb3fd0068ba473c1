import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import type { AnswerFailure } from './use-answer.ts';
import { useWhen } from './use-when.ts';

type State = AnswerOf<'GET /api/appointments/{id}/additional-charge'>['state'];

export interface StateNoticeProps {
  readonly state: State;
  /** Why the last answer was not taken, and how many tries there were. */
  readonly failure: AnswerFailure | null;
  readonly attempt: number;
}

/** What has become of a proposal, and of an answer that was not taken. */
export function StateNotice({ state, failure, attempt }: StateNoticeProps): ReactNode {
  const t = useTranslations('additional-charges');
  // Where it stands open, trying again is next to its button.
  const wasTooLate = failure !== null && failure !== 'bindingRequired' && state.type !== 'open';
  return (
    <>
      {failure === 'changed' && (
        <Notice key={attempt} tone="warning" takesFocus>
          {t('answer.failure.changed')}
        </Notice>
      )}
      {wasTooLate && failure !== 'changed' && (
        <Notice key={attempt} tone="warning" takesFocus>
          {t(`answer.failure.${failure}`)}
        </Notice>
      )}
      {state.type !== 'open' && <Ended state={state} isNews={attempt > 0 && !wasTooLate} />}
    </>
  );
}

interface EndedProps {
  readonly state: Exclude<State, { type: 'open' }>;
  /** It is what the patient has just done. */
  readonly isNews: boolean;
}

function Ended({ state, isNews }: EndedProps): ReactNode {
  const t = useTranslations('additional-charges.state');
  const when = useWhen();
  const { customerServicePhone: phone } = useBrand();
  const call = { phone, call: (words: ReactNode) => <PhoneText>{words}</PhoneText> };
  switch (state.type) {
    case 'approved':
    case 'declined':
      return (
        <Notice
          tone={state.type === 'approved' ? 'success' : 'info'}
          title={t(`${state.type}.title`)}
          takesFocus={isNews}
        >
          <Stack gap="xsmall">
            <Text>{t(`${state.type}.${state.answeredBy}`, { when: when(state.answeredAt) })}</Text>
            <Text>{t.rich(`${state.type}.next`, call)}</Text>
          </Stack>
        </Notice>
      );
    case 'expired':
    case 'guardianNeeded':
      return (
        <Notice tone="warning" title={t(`${state.type}.title`)}>
          {t.rich(`${state.type}.text`, call)}
        </Notice>
      );
    case 'withdrawn':
    case 'nothing':
      return <Notice title={t(`${state.type}.title`)}>{t(`${state.type}.text`)}</Notice>;
  }
}
