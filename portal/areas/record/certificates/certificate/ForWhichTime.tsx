import { DateTime } from '@portal/design-system/DateTime';
import { Text, type TextProps } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Certificate } from '../contract.ts';

export interface ForWhichTimeProps extends Pick<Certificate, 'validFrom' | 'validUntil'> {
  /** Of the text. Default: `body`. */
  readonly size?: TextProps['size'];
}

/** For which time a certificate is written; nothing where the document does not say it. */
export function ForWhichTime({ validFrom, validUntil, size }: ForWhichTimeProps): ReactNode {
  const t = useTranslations('certificates.period');
  const first = validFrom === null ? null : <DateTime value={validFrom} format="date" />;
  const last = validUntil === null ? null : <DateTime value={validUntil} format="date" />;
  if (!first && !last) return null;
  const says =
    first && last
      ? validFrom === validUntil
        ? t.rich('oneDay', { day: () => first })
        : t.rich('between', { first: () => first, last: () => last })
      : first
        ? t.rich('from', { day: () => first })
        : t.rich('until', { day: () => last });
  return <Text size={size}>{says}</Text>;
}
