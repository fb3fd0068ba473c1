import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function ShieldIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M12 3.25 4.75 6v5.6c0 4.3 2.9 7.5 7.25 9.15 4.35-1.65 7.25-4.85 7.25-9.15V6L12 3.25ZM8.75 11.9l2.4 2.4 4.1-4.4" />
    </Icon>
  );
}
