import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useBrand } from '#client/app/app-context.ts';
import { telephoneAddress } from '#contract/values/telephone-address.ts';

/** Customer service's number within a sentence, as a link that calls it. */
export function PhoneText({ children }: { readonly children: ReactNode }): ReactNode {
  const { customerServicePhone } = useBrand();
  return (
    <TextLink href={telephoneAddress(customerServicePhone)} tone="inherit" isUnbroken>
      {children}
    </TextLink>
  );
}
