import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function FamilyIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="7.25" cy="7" r="3" />
      <circle cx="16.75" cy="7" r="3" />
      <circle cx="12" cy="14" r="2.25" />
      <path d="M2.5 17.75c.15-2.75 1.65-4.5 4-4.9M21.5 17.75c-.15-2.75-1.65-4.5-4-4.9M7.75 21c.5-1.75 2.1-2.5 4.25-2.5s3.75.75 4.25 2.5" />
    </Icon>
  );
}
