import { Button } from '@portal/design-system/Button';
import { PrintIcon } from '@portal/design-system/icons/PrintIcon';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';

export interface PrintButtonProps {
  /** What it is called. */
  readonly children: ReactNode;
}

/** Prints the page as the browser does; not on paper, and not where no script could press it. */
export function PrintButton({ children }: PrintButtonProps): ReactNode {
  return (
    <Visible on="screen" needsScripts>
      <Button tone="secondary" icon={<PrintIcon />} onPress={() => globalThis.print()}>
        {children}
      </Button>
    </Visible>
  );
}
