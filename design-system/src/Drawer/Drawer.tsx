import { lazy, type ReactNode, Suspense } from 'react';

const DrawerPanel = lazy(() =>
  import('./DrawerPanel.tsx').then((module) => ({ default: module.DrawerPanel })),
);

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** A panel from the side, such as the menu on a phone. A link followed inside closes it. */
export function Drawer(props: DrawerProps): ReactNode {
  if (!props.isOpen) return null;
  return (
    <Suspense>
      <DrawerPanel {...props} />
    </Suspense>
  );
}
