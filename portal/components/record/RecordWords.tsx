import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';

/** Words of referrals, examinations and results: they stay in the language of the clinic, and are read out in it. */
export function RecordWords({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Text as="span" size="inherit" lang="fi">
      {children}
    </Text>
  );
}
