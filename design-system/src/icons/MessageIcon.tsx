import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function MessageIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M20.5 11.5c0 4.3-3.8 7.5-8.5 7.5-1.2 0-2.3-.2-3.3-.6L4 20l1.2-4.1a7 7 0 0 1-1.7-4.4C3.5 7.2 7.3 4 12 4s8.5 3.2 8.5 7.5ZM8.5 10h7M8.5 13.25h4.5" />
    </Icon>
  );
}
