import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { telephoneAddress } from '#contract/values/telephone-address.ts';

export interface NationalNumberProps {
  /** 112, 116117 or that of another national service. */
  readonly children: ReactNode;
}

/** A number that is the same in the whole country, within a sentence: a phone calls it. */
export function NationalNumber({ children }: NationalNumberProps): ReactNode {
  return (
    <TextLink href={telephoneAddress(String(children))} tone="inherit" isUnbroken>
      {children}
    </TextLink>
  );
}
