import { Box } from '@portal/design-system/Box';
import type { ReactNode } from 'react';

/** Something to lay out. */
export function Sample({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Box background="subtle" padding="medium" isRounded>
      {children}
    </Box>
  );
}
