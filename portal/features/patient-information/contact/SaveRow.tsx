import { Button } from '@portal/design-system/Button';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { useAfterSave } from './use-after-save.ts';
import type { ContactForm } from './use-contact-form.ts';

export interface SaveRowProps {
  readonly form: ContactForm;
  /** Why it cannot be saved as it is. */
  readonly disabledReason: string | undefined;
}

/** The end of the form: what became of the last save, and the button for the next, which says what follows. */
export function SaveRow({ form, disabledReason }: SaveRowProps): ReactNode {
  const t = useTranslations('patient-information.save');
  const { destination } = useAfterSave();
  return (
    <Stack gap="medium" align="start">
      <FormFailure form={form}>{(failure) => t(failure)}</FormFailure>
      {form.isSaved && !form.isDirty && (
        <Notice tone="success" role="status" takesFocus>
          {t('contactSaved')}
        </Notice>
      )}
      <Button
        type="submit"
        size="large"
        isLoading={form.isSending}
        disabledReason={disabledReason}
        onRefusedPress={form.refuse}
      >
        {t(destination?.key ?? 'contact')}
      </Button>
    </Stack>
  );
}
