import { Button } from '@portal/design-system/Button';
import { PlusIcon } from '@portal/design-system/icons/PlusIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { entryControls } from '#client/forms/form-controls.ts';
import type { Guardian, NamedGuardians } from '../contact-contract.ts';
import { MAX_GUARDIANS } from '../rules.ts';
import { FormCard } from '../tab/FormCard.tsx';
import { NEW_GUARDIAN } from './contact-values.ts';
import { GuardianFields } from './GuardianFields.tsx';
import { OtherGuardians } from './OtherGuardians.tsx';
import { GUARDIAN_PLACES } from './parts.ts';
import type { ContactForm } from './use-contact-form.ts';

export interface GuardianListProps {
  readonly form: ContactForm;
  /** Those of whom only the name is shown, and nothing is changed. */
  readonly others: NamedGuardians['otherGuardians'];
  /** The end of the form. */
  readonly children: ReactNode;
}

/** A child's guardians, two at most: part of the form of contact information. */
export function GuardianList(props: GuardianListProps): ReactNode {
  const { form, others, children } = props;
  const { idOf } = form;
  const t = useTranslations('patient-information.guardians');
  const { guardians } = form.values;
  const add = useRef<HTMLButtonElement>(null);
  const count = guardians.length;
  const former = useRef(count);
  const isPressed = useRef(false);

  // Who adds a guardian goes on at the name; what removed one is gone.
  useEffect(() => {
    const before = former.current;
    former.current = count;
    if (count > before && isPressed.current)
      document.getElementById(idOf(`guardians.${count - 1}.name`))?.focus();
    if (count < before && isPressed.current) add.current?.focus();
    isPressed.current = false;
  }, [count, idOf]);

  function replace(next: readonly Guardian[]): void {
    isPressed.current = true;
    form.change({ guardians: next }, 'guardians');
  }

  return (
    <FormCard id="guardians" title={t('title')} text={t('text')}>
      <Stack gap="large">
        {count + others.length === 0 && <Text>{t('none')}</Text>}
        <OtherGuardians guardians={others} />
        {guardians.map((guardian, index) => (
          <GuardianFields
            key={GUARDIAN_PLACES[index]}
            fields={entryControls(form, 'guardians', index)}
            isElsewhere={!guardian.isGuardianHasSameAddress}
            index={index}
            onRemove={() => replace(guardians.filter((_, at) => at !== index))}
          />
        ))}
        {count + others.length < MAX_GUARDIANS && (
          <Stack align="start">
            <Button
              ref={add}
              tone="secondary"
              icon={<PlusIcon />}
              onPress={() => replace([...guardians, NEW_GUARDIAN])}
            >
              {t('add')}
            </Button>
          </Stack>
        )}
        {children}
      </Stack>
    </FormCard>
  );
}
