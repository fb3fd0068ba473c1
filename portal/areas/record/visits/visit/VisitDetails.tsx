import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { PractitionerRow } from '#components/PractitionerRow.tsx';
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
        <Section title={t('detail.diagnoses', { count: diagnoses.length })}>
          <Diagnoses diagnoses={diagnoses} />
        </Section>
      )}
      {procedures.length > 0 && (
        <Section title={t('detail.procedures', { count: procedures.length })}>
          <Procedures procedures={procedures} />
        </Section>
      )}
      <Section title={t('detail.texts')}>
        {texts.length > 0 ? <VisitTexts texts={texts} /> : <Text tone="muted">{t('detail.noTexts')}</Text>}
      </Section>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps): ReactNode {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="small">
        <Heading level={2} size={3} id={heading}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
