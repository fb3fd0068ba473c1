import { Button } from '@portal/design-system/Button';
import { Columns } from '@portal/design-system/Columns';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SIDES, type Side } from '../rules.ts';
import { SideField } from './SideField.tsx';
import { hasNotArrived, isSending, maySend } from './upload-state.ts';
import { useCardUpload } from './use-card-upload.ts';

/** Milliseconds within which two presses are one that was doubled. */
const DOUBLE_PRESS = 500;

export interface CardEditorProps {
  /** Both images are kept. */
  readonly onSaved: () => void;
  /** The patient leaves it as it was. */
  readonly onCancel: () => void;
}

/** Takes an image of each side, sends both, and says how far they have come. */
export function CardEditor({ onSaved, onCancel }: CardEditorProps): ReactNode {
  const t = useTranslations('kela-card');
  const id = useId();
  const { state, choose, remove, send, stop } = useCardUpload(onSaved);
  const [isStopping, setStopping] = useState(false);
  const isBusy = isSending(state);
  const fieldId = (side: Side) => `${id}-${side}`;

  // What opened it is gone, and this is the next thing to do.
  useEffect(() => document.getElementById(`${id}-front`)?.focus(), [id]);

  // Its reason stands there, and another image is chosen there.
  const refused = isBusy ? undefined : SIDES.find((side) => state[side].fault && !state[side].image);
  useEffect(() => {
    if (refused) document.getElementById(`${id}-${refused}`)?.focus();
  }, [refused, id]);

  /** Pressed twice it would be the button that takes its place, and the images would be gone. */
  function stopOnce(): void {
    setStopping(true);
    setTimeout(() => setStopping(false), DOUBLE_PRESS);
    stop();
  }

  return (
    <Stack gap="medium">
      <Columns>
        {SIDES.map((side) => (
          <SideField
            key={side}
            id={fieldId(side)}
            side={side}
            state={state[side]}
            isDisabled={isBusy}
            onChoose={(file) => void choose(side, file)}
            onRemove={() => remove(side)}
            onRetry={() => void send()}
          />
        ))}
      </Columns>
      <Text size="small" tone="muted">
        {t('privacy')}
      </Text>
      {isBusy && <Notice role="status">{t('sending')}</Notice>}
      {SIDES.some((side) => state[side].status === 'error') && (
        <Notice tone="error" role="alert">
          {t('addFailed.title')}
        </Notice>
      )}
      <Inline align="start" stacksBelow="medium">
        <Button
          onPress={() => void send()}
          isLoading={isBusy}
          {...(!maySend(state) && !isBusy && { disabledReason: t('saveNeedsBoth') })}
        >
          {t(hasNotArrived(state) ? 'retry' : 'save')}
        </Button>
        <Button tone="secondary" onPress={isBusy ? stopOnce : onCancel} isLoading={isStopping}>
          {t(isBusy || isStopping ? 'stop' : 'cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}
