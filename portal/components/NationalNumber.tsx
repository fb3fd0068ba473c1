import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { telephoneAddress } from '#contract/values/telephone-address.ts';

export interface NationalNumberProps {
  /** 112 or 116117. */
  readonly children: ReactNode;
}

/** A number that everybody knows, within a sentence: a phone calls it. */
export function NationalNumber({ children }: NationalNumberProps): ReactNode {
  return (
    <TextLink href={telephoneAddress(String(children))} tone="inherit" isUnbroken>
      {children}
    </TextLink>
  );
}
