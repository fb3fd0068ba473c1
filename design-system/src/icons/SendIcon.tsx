import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function SendIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} isDirectional>
      <path d="M20.4 3.6 3.9 9.3a.7.7 0 0 0-.04 1.3l6.89 2.65 2.65 6.89a.7.7 0 0 0 1.3-.04L20.4 3.6ZM10.75 13.25l4.5-4.5" />
    </Icon>
  );
}
