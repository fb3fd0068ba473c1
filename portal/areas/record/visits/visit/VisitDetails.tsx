import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { Inline } from '@portal/design-system/Inline';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PractitionerRow } from '#components/PractitionerRow.tsx';
import { SectionCard } from '#components/SectionCard.tsx';
import type { Visit } from '../contract.ts';
import { Diagnoses } from './Diagnoses.tsx';
import { Procedures } from './Procedures.tsx';
import { VisitTexts } from './VisitTexts.tsx';

/** What a visit was, with whom, what was found, and what was written of it. */
export function VisitDetails({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('visits');
  const { kind, visitType, specialty, practitioner, diagnoses, procedures, texts } = visit;
  return (
    <>
      <Inline gap="xsmall">
        <Badge>{specialty ?? t(`kind.${kind}`)}</Badge>
        {visitType && <Badge>{t(`type.${visitType}`)}</Badge>}
      </Inline>
      {practitioner && (
        <Card hasPeek>
          <PractitionerRow practitioner={practitioner} />
        </Card>
      )}
      {diagnoses.length > 0 && (
        <SectionCard title={t('detail.diagnoses', { count: diagnoses.length })}>
          <Diagnoses diagnoses={diagnoses} />
        </SectionCard>
      )}
      {procedures.length > 0 && (
        <SectionCard title={t('detail.procedures', { count: procedures.length })}>
          <Procedures procedures={procedures} />
        </SectionCard>
      )}
      <SectionCard title={t('detail.texts')}>
        {texts.length > 0 ? <VisitTexts texts={texts} /> : <Text tone="muted">{t('detail.noTexts')}</Text>}
      </SectionCard>
    </>
  );
}
