import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { BindingCheckbox } from '#components/BindingCheckbox.tsx';
import { formatCents } from '#contract/values/money.ts';
import type { Charge } from '../contract.ts';
import type { Answering } from '../state/use-answer.ts';

export interface AnswerCardProps {
  readonly charge: Charge;
  readonly answering: Answering;
}

/** Approves what is proposed as a binding agreement, or declines it. */
export function AnswerCard({ charge, answering }: AnswerCardProps): ReactNode {
  const t = useTranslations('additional-charges.answer');
  const lang = useLanguage();
  const [acceptsBinding, setAccepts] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { answer, isSending, failure, attempt } = answering;
  const { contentHash } = charge;
  return (
    <Card as="section" padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="large">
        <Heading level={2} size={3}>
          {t('title')}
        </Heading>
        <BindingCheckbox
          description={t('bindingText')}
          error={t('bindingRequired')}
          isMissing={failure === 'bindingRequired'}
          attempt={attempt}
          isSelected={acceptsBinding}
          onChange={setAccepts}
        >
          {t('binding', { sum: formatCents(charge.sumCents, lang) })}
        </BindingCheckbox>
        {failure && failure !== 'bindingRequired' && failure !== 'changed' && (
          <Notice key={attempt} tone="error" role="alert">
            {t(`failure.${failure}`)}
          </Notice>
        )}
        <Inline stacksBelow="medium">
          <Button
            size="large"
            isLoading={isSending && !isDeclining}
            onPress={() => void answer({ answer: 'approve', contentHash, acceptsBinding })}
          >
            {t('approve')}
          </Button>
          <Button
            tone="tertiary"
            isDisabled={isSending}
            aria-haspopup="dialog"
            onPress={() => setDeclining(true)}
          >
            {t('decline')}
          </Button>
        </Inline>
        <ConfirmDialog
          isOpen={isDeclining}
          onOpenChange={setDeclining}
          title={t('declineTitle')}
          confirmLabel={t('declineConfirm')}
          cancelLabel={t('declineKeep')}
          isLoading={isSending}
          onConfirm={() =>
            void answer({ answer: 'decline', contentHash, acceptsBinding: false }).then(() =>
              setDeclining(false),
            )
          }
        >
          {t('declineText')}
        </ConfirmDialog>
      </Stack>
    </Card>
  );
}
