import { Button } from '@portal/design-system/Button';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { FormCard } from '../tab/FormCard.tsx';
import { useAnchor } from '../tab/use-anchor.ts';
import { GuardianList } from './GuardianList.tsx';
import { OwnContactFields } from './OwnContactFields.tsx';
import type { OwnInformation } from './own-information.ts';
import type { Part } from './parts.ts';
import { SaveRow } from './SaveRow.tsx';
import { useContactForm } from './use-contact-form.ts';
import { useContactWords } from './use-contact-words.ts';

export interface ContactFormProps {
  readonly information: OwnInformation;
  /** What of it is edited. */
  readonly parts: readonly Part[];
  /** The part whose first field takes the focus; null takes none. */
  readonly focus: Part | null;
  readonly onClose: (isSaved: boolean) => void;
}

/** The patient's own contact information, a child's guardians, or both, saved together. */
export function ContactForm({ information, parts, focus, onClose }: ContactFormProps): ReactNode {
  const t = useTranslations('patient-information');
  const { actingFor } = useSession();
  const words = useContactWords();
  const form = useContactForm(information, words, () => onClose(true));
  const names = form.errors.map(({ field }) => words.labelOf(field)).join(', ');
  const hasGuardians = parts.includes('guardians');

  // What the address leads to may have been on its way with the form.
  useAnchor(focus === null);
  useEffect(() => {
    const card = focus && document.getElementById(focus);
    if (card) (card.querySelector('input') ?? card.querySelector('button'))?.focus();
  }, [focus]);

  const end = (
    <>
      {form.isOutdated && (
        <Notice tone="warning" role="alert" title={t('save.changedElsewhere.title')}>
          <Stack gap="small" align="start">
            <Text>{t('save.changedElsewhere.text')}</Text>
            <Button tone="outline" onPress={form.discard}>
              {t('save.changedElsewhere.discard')}
            </Button>
          </Stack>
        </Notice>
      )}
      <SaveRow
        form={form}
        disabledReason={form.errors.length > 0 ? t('errors.disabled', { fields: names }) : undefined}
        onCancel={() => {
          form.discard();
          onClose(false);
        }}
      />
    </>
  );

  return (
    <FormFrame
      form={form}
      summary={t('errors.summary')}
      aria-label={t(parts.includes('contact') ? 'contact.title' : 'guardians.title')}
    >
      {parts.includes('contact') && (
        <FormCard
          id="contact"
          title={t('contact.title')}
          text={t(actingFor ? 'contact.childText' : 'contact.text')}
        >
          <OwnContactFields form={form} />
          {!hasGuardians && end}
        </FormCard>
      )}
      {hasGuardians && (
        <GuardianList form={form} others={information.otherGuardians}>
          {end}
        </GuardianList>
      )}
    </FormFrame>
  );
}
