import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';

export interface TransferCardProps {
  /** What is to be paid: each leads to its bank details. */
  readonly invoices: readonly { readonly id: number; readonly invoiceNumber: string }[];
}

/** The other way to pay: a bank transfer, whose details each invoice has. */
export function TransferCard({ invoices }: TransferCardProps): ReactNode {
  const t = useTranslations('payments.transfer');
  const href = useHref();
  const isBuilt = useIsBuilt();
  const title = useId();
  if (!isBuilt('invoice-summary-page')) return null;
  return (
    <Card as="section" aria-labelledby={title} padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="medium">
        <Heading level={2} size={3} id={title}>
          {t('title')}
        </Heading>
        <Text>{t('text')}</Text>
        <Stack as="ul" gap="xsmall">
          {invoices.map(({ id, invoiceNumber }) => (
            <Stack as="li" key={id}>
              <TextLink
                href={href('invoice-summary-page', { id })}
                isStandalone
                iconEnd={<ArrowRightIcon size="small" />}
              >
                {t('show', { number: invoiceNumber })}
              </TextLink>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
