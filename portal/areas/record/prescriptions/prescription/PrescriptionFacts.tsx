import { DateTime } from '@portal/design-system/DateTime';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Prescription } from '../contract.ts';

export interface PrescriptionFactsProps {
  readonly prescription: Prescription;
  /** Whether it tells how the medicine is used. Default: true. */
  readonly hasDosage?: boolean;
}

/** What a prescription says: how the medicine is used, how much was prescribed, from when, until when and by whom. */
export function PrescriptionFacts({ prescription, hasDosage = true }: PrescriptionFactsProps): ReactNode {
  const t = useTranslations('prescriptions.facts');
  const { medicineType, dosage, issuedDate, validUntil, isValid, prescriber, textLanguage } = prescription;
  const { packages, treatmentLength, totalAmount, isShortened } = prescription;
  const written = textLanguage === null ? {} : { lang: textLanguage };
  const has = (term: string, description: ReactNode) => (description ? [{ term, description }] : []);
  return (
    <Stack gap="small">
      {medicineType && (
        <Text size="small" tone="muted" {...written}>
          {medicineType}
        </Text>
      )}
      {hasDosage && dosage && (
        <Text keepsLines {...written}>
          {dosage}
        </Text>
      )}
      <DefinitionList
        items={[
          ...has(t('issued'), <DateTime value={issuedDate} format="date" />),
          ...has(t(isValid ? 'validUntil' : 'wasValidUntil'), <DateTime value={validUntil} format="date" />),
          ...has(
            t('packages'),
            packages &&
              (packages.size
                ? `${packages.count} × ${packages.size}`
                : t('packageCount', { count: packages.count })),
          ),
          ...has(t('totalAmount'), totalAmount),
          ...has(
            t('treatmentLength'),
            treatmentLength && t(`lengths.${treatmentLength.unit}`, { count: treatmentLength.value }),
          ),
          ...has(
            t('prescriber'),
            prescriber &&
              (prescriber.title
                ? t('prescriberTitle', { name: prescriber.name, title: prescriber.title })
                : prescriber.name),
          ),
        ]}
      />
      {isShortened && <Text size="small">{t('shortened')}</Text>}
    </Stack>
  );
}
