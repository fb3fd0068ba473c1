import { Button } from '@portal/design-system/Button';
import { Inline } from '@portal/design-system/Inline';
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
  /** Shows the values again, as they are kept. */
  readonly onCancel: () => void;
}

/** The end of the form: why the last save failed, the button for the next, which says what follows, and the way back. */
export function SaveRow({ form, disabledReason, onCancel }: SaveRowProps): ReactNode {
  const t = useTranslations('patient-information.save');
  const { destination } = useAfterSave();
  return (
    <Stack gap="medium">
      <FormFailure form={form}>{(failure) => t(failure)}</FormFailure>
      <Inline stacksBelow="medium">
        <Button
          type="submit"
          size="large"
          isLoading={form.isSending}
          disabledReason={disabledReason}
          onRefusedPress={form.refuse}
        >
          {t(destination?.key ?? 'contact')}
        </Button>
        <Button tone="tertiary" size="large" isDisabled={form.isSending} onPress={onCancel}>
          {t('cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}
