import { Button } from '@portal/design-system/Button';
import { Form } from '@portal/design-system/Form';
import { Inline } from '@portal/design-system/Inline';
import { CardIcon } from '@portal/design-system/icons/CardIcon';
import { Price } from '@portal/design-system/Price';
import { Sticky } from '@portal/design-system/Sticky';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CHOOSE_FORM } from '#areas/money/shared/invoices/choose-form.ts';
import type { Invoice } from '#areas/money/shared/invoices/invoice.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { useHref, useNavigateTo } from '#client/navigation/use-href.ts';
import { InvoiceCards } from './InvoiceCards.tsx';

const NONE: readonly number[] = [];

export interface InvoiceChoiceProps {
  /** What is unpaid on one page of the list. */
  readonly invoices: readonly Invoice[];
}

/** Invoices of which several can be chosen and paid at once; the browser itself sends the choice where no script runs. */
export function InvoiceChoice({ invoices }: InvoiceChoiceProps): ReactNode {
  const t = useTranslations('invoices.choice');
  const href = useHref();
  const lang = useLanguage();
  const navigate = useNavigateTo();
  const [selected, setSelected] = useState(NONE);
  const [isPressedInVain, setPressedInVain] = useState(false);
  // What has been paid meanwhile is chosen no longer.
  const chosen = invoices.filter(({ id, canBePaidOnline }) => canBePaidOnline && selected.includes(id));
  const select = (id: number, isSelected: boolean) => {
    setPressedInVain(false);
    // Ticks from before the scripts come several at once.
    setSelected((now) => (isSelected ? [...now, id] : now.filter((other) => other !== id)));
  };
  const pay = () => {
    const [first, ...others] = chosen.map(({ id }) => id);
    if (first === undefined) setPressedInVain(true);
    else navigate(href('invoice-payment-page', { id: first }, { and: others.map(String) }));
  };
  return (
    <Form method="get" action={CHOOSE_FORM} hidden={{ lang }} onSubmit={pay} gap="small">
      <Text tone="muted">{t('hint')}</Text>
      <InvoiceCards
        invoices={invoices}
        choiceOf={({ id }) => ({
          isSelected: selected.includes(id),
          onChange: (isSelected) => select(id, isSelected),
        })}
      />
      <Sticky place={chosen.length > 0 ? 'foot' : 'beside'} aria-label={t('label')}>
        <Inline justify="between" gap="small">
          <Text role="status" weight="strong">
            {chosen.length > 0 ? (
              <>
                {t('count', { count: chosen.length })} ·{' '}
                <Price cents={chosen.reduce((sum, { sumCents }) => sum + sumCents, 0)} />
              </>
            ) : (
              t(isPressedInVain ? 'first' : 'none')
            )}
          </Text>
          <Button type="submit" tone={chosen.length > 0 ? 'primary' : 'outline'} icon={<CardIcon />}>
            {t('pay')}
          </Button>
        </Inline>
      </Sticky>
    </Form>
  );
}
