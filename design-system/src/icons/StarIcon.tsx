import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function StarIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M12 3.85L14.44 9.39L20.46 10L15.95 14.03L17.23 19.95L12 16.9L6.77 19.95L8.05 14.03L3.54 10L9.56 9.39Z" />
    </Icon>
  );
}
