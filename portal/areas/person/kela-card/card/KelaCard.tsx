import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { CardState, CardStateSkeleton } from './CardState.tsx';

/** The two upload fields come when somebody wants to add images. */
const loadEditor = () => import('../upload/CardEditor.tsx').then((module) => module.CardEditor);

/**
 * The patient's Kela card in one's own information: whether it is there, and the way to add or change its images. Its
 * page declares the messages `kela-card`. The images are asked for by script: they would weigh down every document.
 */
export function KelaCard(): ReactNode {
  const t = useTranslations('kela-card');
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useCall('GET /api/kela-card');
  const { data } = answer;
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const status = data?.front.status;

  function open(): void {
    setSaved(false);
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    heading.current?.focus();
  }

  return (
    <Visible needsScripts>
      <Card as="section" aria-labelledby={title}>
        <Stack gap="medium">
          <Stack gap="xsmall">
            <Inline justify="between">
              <Heading level={2} size={3} id={title} ref={heading} tabIndex={-1}>
                {t('title')}
              </Heading>
              {status && !isOpen && (
                <Badge tone={status === 'uploaded' ? 'success' : 'neutral'}>{t(`status.${status}`)}</Badge>
              )}
            </Inline>
            <Text tone="muted">{t('text')}</Text>
          </Stack>
          {isSaved && !isOpen && <Notice tone="success" title={t('saved')} takesFocus />}
          {isOpen && (
            <LazyPart
              load={loadEditor}
              props={{
                onCancel: close,
                onSaved() {
                  setOpen(false);
                  setSaved(true);
                  answer.retry();
                },
              }}
              onLoadFailure={close}
            />
          )}
          {!isOpen && data && <CardState card={data} onChange={open} />}
          {!isOpen && !data && (
            <AnswerPending
              answer={answer}
              failed={{ title: t('loadFailed.title'), text: t('loadFailed.text'), level: 3 }}
              isBare
              skeleton={<CardStateSkeleton />}
            />
          )}
        </Stack>
      </Card>
    </Visible>
  );
}
