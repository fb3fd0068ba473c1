import { Card, CardLink } from '@portal/design-system/Card';
import { DateLeaf } from '@portal/design-system/DateLeaf';
import { Heading } from '@portal/design-system/Heading';
import { ChevronRightIcon } from '@portal/design-system/icons/ChevronRightIcon';
import { Media } from '@portal/design-system/Media';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { NewMark } from '#components/record/NewMark.tsx';
import { ForWhichTime } from '../certificate/ForWhichTime.tsx';
import type { Certificate } from '../contract.ts';

/** A certificate in the list: all of it opens the certificate. */
export function CertificateCard({ certificate }: { readonly certificate: Certificate }): ReactNode {
  const t = useTranslations('certificates');
  const href = useHref();
  const { id, type, day, practitioner, isNew } = certificate;
  return (
    <Card as="li" padding={{ small: 'medium', medium: 'large' }}>
      <Media
        start={<DateLeaf value={day} hasYear tone="neutral" />}
        end={
          <>
            {isNew && <NewMark />}
            <ChevronRightIcon />
          </>
        }
        endOnSmall="hidden"
      >
        <Heading level={2} size={4}>
          <CardLink href={href('certificate', { id })}>{t(`types.${type}`)}</CardLink>
        </Heading>
        <ForWhichTime {...certificate} />
        {practitioner && (
          <Text size="small" tone="muted">
            {[practitioner.name, practitioner.title].filter(Boolean).join(', ')}
          </Text>
        )}
      </Media>
    </Card>
  );
}
