import type { ReactNode } from 'react';
import { useBrand } from '#contract/client/app-context.ts';
import { telephoneAddress } from '#contract/telephone-address.ts';
import * as css from './PhoneText.css.ts';

/** The number of customer service within a sentence; a phone calls it. */
export function PhoneText({ children }: { readonly children: ReactNode }): ReactNode {
  const { customerServicePhone } = useBrand();
  return (
    <a href={telephoneAddress(customerServicePhone)} className={css.number}>
      {children}
    </a>
  );
}
