import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { QrCode } from '@portal/design-system/QrCode';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';

export interface BankCodeProps {
  /** Modules of a side. */
  readonly size: number;
  /** The dark ones, as the path of an SVG whose unit is a module. */
  readonly path: string;
}

/** The code that a bank's app reads from another screen. */
export function BankCode({ size, path }: BankCodeProps): ReactNode {
  const t = useTranslations('invoices.bank.qr');
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title}>
      <Columns layout="halves" gap="medium">
        <Stack gap="small">
          <Heading level={2} size={3} id={title}>
            {t('title')}
          </Heading>
          <Text>{t('text')}</Text>
        </Stack>
        <QrCode label={t('alt')} moduleCount={size} path={path} />
      </Columns>
    </Card>
  );
}
