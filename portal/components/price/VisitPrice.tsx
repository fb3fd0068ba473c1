import { LazyPart } from '@portal/design-system/LazyPart';
import { Price } from '@portal/design-system/Price';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ToldPrice } from '#areas/appointments/shared/appointments/appointment.ts';

/** For those who may know. */
const loadPriceDetails = () => import('./PriceDetails.tsx').then((module) => module.PriceDetails);

/** The sum to pay: 'from €96.80', or the one price of a Kela65 visit. */
export function VisitPriceSum({
  price: { cents, isFixed },
  ...text
}: {
  readonly price: Pick<ToldPrice, 'cents' | 'isFixed'>;
  /** In a line of smaller words. */
  readonly size?: 'small';
}): ReactNode {
  const t = useTranslations('visit-rules');
  return <Price cents={cents} {...(!isFixed && { prefix: t('from') })} weight="strong" {...text} />;
}

/** What is said beside a sum: that it is the least, and what it consists of. */
export function VisitPriceNotes({
  price: { cents, isFixed, items },
}: {
  readonly price: ToldPrice;
}): ReactNode {
  const t = useTranslations('visit-rules');
  return (
    <>
      {!isFixed && (
        <Text size="small" tone="muted">
          {t('finalPrice')}
        </Text>
      )}
      {items.length > 0 && <LazyPart load={loadPriceDetails} props={{ items, totalCents: cents }} isServed />}
    </>
  );
}
