import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function ToothIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M12 6.25c-1.3-1-2.6-1.75-4.25-1.75C5.4 4.5 3.75 6.4 3.75 9c0 3 1.5 4.6 2 7.25.35 1.85.6 4.25 2 4.25 1.9 0 1.6-5.75 4.25-5.75s2.35 5.75 4.25 5.75c1.4 0 1.65-2.4 2-4.25.5-2.65 2-4.25 2-7.25 0-2.6-1.65-4.5-4-4.5-1.65 0-2.95.75-4.25 1.75Z" />
    </Icon>
  );
}
