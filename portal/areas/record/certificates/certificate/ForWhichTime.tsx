import { DateTime } from '@portal/design-system/DateTime';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Certificate } from '../contract.ts';

/** For which time a certificate is written; nothing where the document does not say it. */
export function ForWhichTime(props: Pick<Certificate, 'validFrom' | 'validUntil'>): ReactNode {
  const { validFrom, validUntil } = props;
  const t = useTranslations('certificates');
  const first = validFrom === null ? null : <DateTime value={validFrom} format="date" />;
  const last = validUntil === null ? null : <DateTime value={validUntil} format="date" />;
  if (!first && !last) return null;
  if (first && last) {
    if (validFrom === validUntil) return <Text>{t.rich('period.oneDay', { day: () => first })}</Text>;
    return <Text>{t.rich('period.between', { first: () => first, last: () => last })}</Text>;
  }
  return (
    <Text>
      {first ? t.rich('period.from', { day: () => first }) : t.rich('period.until', { day: () => last })}
    </Text>
  );
}
