import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BindingCheckbox } from '#components/BindingCheckbox.tsx';
import { AdultBrandLink } from '../reservation/AdultBrandLink.tsx';
import { BookingRules, type BookingRulesProps } from '../reservation/BookingRules.tsx';
import { InTheWay } from '../reservation/InTheWay.tsx';
import { isShared, type OwnMoveFailure, SHARED_WORDS } from './move-failure.ts';
import type { Moving } from './use-moving.ts';

export interface MovingStepProps extends Moving {
  /** The time that would be had. */
  readonly summary: ReactNode;
  readonly rules: BookingRulesProps & { readonly bindingNoticeHours: number };
  readonly isSending: boolean;
  /** Words for a failure that a booking has none for. */
  readonly failureText: (failure: OwnMoveFailure) => string;
  /** Says what happens to the time that is held. */
  readonly children: ReactNode;
  readonly action: string;
  readonly onConfirm: (acceptsBinding: boolean) => void;
  /** The way to keep what one has. */
  readonly instead: ReactNode;
}

/** Another time for an appointment, to be confirmed in one press. */
export function MovingStep(props: MovingStepProps): ReactNode {
  const { summary, rules, isSending, failure, attempt, inTheWay, failureText } = props;
  const { children, action, instead } = props;
  const t = useTranslations('booking');
  const [acceptsBinding, setAccepts] = useState(false);
  return (
    <Columns layout={{ small: 'one', large: 'asideStart' }} gap={{ small: 'large', large: 'xlarge' }}>
      {summary}
      <Card padding={{ small: 'medium', medium: 'large', large: 'xlarge' }}>
        <Stack gap="large">
          {children}
          <BookingRules {...rules} />
          {rules.isBinding && (
            <BindingCheckbox
              description={t('reservation.bindingText', { hours: rules.bindingNoticeHours })}
              error={t('move.bindingRequired')}
              isMissing={failure === 'bindingRequired'}
              attempt={attempt}
              isSelected={acceptsBinding}
              onChange={setAccepts}
            >
              {t('reservation.binding')}
            </BindingCheckbox>
          )}
          {failure && failure !== 'bindingRequired' && (
            <Notice key={attempt} tone="error" role="alert" takesFocus>
              <Stack gap="small" align="start">
                <Text>{isShared(failure) ? t(SHARED_WORDS[failure]) : failureText(failure)}</Text>
                {failure === 'notAChild' && <AdultBrandLink />}
                {failure === 'overlappingTime' && inTheWay && <InTheWay appointment={inTheWay} />}
              </Stack>
            </Notice>
          )}
          <Inline stacksBelow="medium">
            <Button size="large" isLoading={isSending} onPress={() => props.onConfirm(acceptsBinding)}>
              {action}
            </Button>
            {instead}
          </Inline>
        </Stack>
      </Card>
    </Columns>
  );
}
