import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function GlobeIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M3.5 12h17M12 3.25c2.3 2.4 3.5 5.4 3.5 8.75s-1.2 6.35-3.5 8.75c-2.3-2.4-3.5-5.4-3.5-8.75s1.2-6.35 3.5-8.75Z" />
    </Icon>
  );
}
