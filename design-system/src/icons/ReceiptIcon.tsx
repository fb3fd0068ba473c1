import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function ReceiptIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M5.5 6a2.25 2.25 0 0 1 2.25-2.25h8.5A2.25 2.25 0 0 1 18.5 6v14.25l-2.17-1.5-2.16 1.5L12 18.75l-2.17 1.5-2.16-1.5-2.17 1.5V6ZM9 8.25h6M9 12.25h6" />
    </Icon>
  );
}
