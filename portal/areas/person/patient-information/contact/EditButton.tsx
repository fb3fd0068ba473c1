import { Button } from '@portal/design-system/Button';
import { EditIcon } from '@portal/design-system/icons/EditIcon';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Part } from './parts.ts';

export interface EditButtonProps {
  readonly part: Part;
  /** Takes the focus when it appears: the form that it has opened is closed. */
  readonly takesFocus: boolean;
  /** Id of what became of the form, read with the button. */
  readonly resultId: string | undefined;
  readonly onPress: () => void;
}

/** Makes a form of the values beside it. */
export function EditButton({ part, takesFocus, resultId, onPress }: EditButtonProps): ReactNode {
  const t = useTranslations('patient-information.edit');
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  return (
    <Visible needsScripts>
      <Button
        ref={button}
        tone="secondary"
        size="small"
        icon={<EditIcon />}
        aria-label={t(part)}
        {...(resultId && { 'aria-describedby': resultId })}
        onPress={onPress}
      >
        {t('action')}
      </Button>
    </Visible>
  );
}
