import { Button } from '@portal/design-system/Button';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IdentifyAnewNotice } from '#components/IdentifyAnewNotice.tsx';
import type { SaveFailure } from './save-failure.ts';
import { useAfterSave } from './use-after-save.ts';

export interface SaveRowProps {
  readonly saved: 'contactSaved' | 'consentSaved';
  /** What the button says where nothing follows the save. */
  readonly label: string;
  readonly isSaved: boolean;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | null;
  /** Why it cannot be saved as it is. */
  readonly disabledReason: string | undefined;
  /** It was pressed all the same. */
  readonly onRefusedPress?: (() => void) | undefined;
}

/** The end of a form: what became of the last save, and the button for the next, which says what follows. */
export function SaveRow(props: SaveRowProps): ReactNode {
  const { saved, label, isSaved, isSaving, failure, disabledReason, onRefusedPress } = props;
  const t = useTranslations('patient-information.save');
  const { destination } = useAfterSave();
  return (
    <Stack gap="medium" align="start">
      {failure === 'identifyAnew' && <IdentifyAnewNotice />}
      {failure && failure !== 'identifyAnew' && (
        <Notice tone="error" role="alert">
          {t(failure)}
        </Notice>
      )}
      {isSaved && (
        <Notice tone="success" role="status" takesFocus>
          {t(saved)}
        </Notice>
      )}
      <Button
        type="submit"
        size="large"
        isLoading={isSaving}
        disabledReason={disabledReason}
        onRefusedPress={onRefusedPress}
      >
        {destination ? t(destination.key) : label}
      </Button>
    </Stack>
  );
}
