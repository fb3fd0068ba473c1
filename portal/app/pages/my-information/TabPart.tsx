import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { leaveDocument } from '#client/navigation/leave-document.ts';
import { useCurrentAddress } from '#client/navigation/use-visit.ts';
import type { InformationTab } from '#contract/routes/information-tabs.ts';
import { InformationError } from '#features/patient-information/tab/InformationError.tsx';
import { InformationSkeleton } from '#features/patient-information/tab/InformationSkeleton.tsx';

interface PartProps {
  /** Shows the tab once more. */
  readonly onRetry: () => void;
}

/** What each tab shows; its code and styles come with the document that opens it, and the other's when it is asked for. */
const LOADERS: Readonly<Record<InformationTab, () => Promise<ComponentType<PartProps>>>> = {
  contact: () => import('./ContactPart.tsx').then((module) => module.ContactPart),
  consent: () =>
    import('#features/patient-information/consents/ConsentTab.tsx').then((module) => module.ConsentTab),
};

const parts = { contact: partOf('contact'), consent: partOf('consent') };

/** One tab of the own information. Where its code cannot be fetched it says so and offers another try. */
export function TabPart({ id }: { readonly id: InformationTab }): ReactNode {
  const [, setTries] = useState(0);
  const Part = parts[id];

  function retry(): void {
    parts[id] = partOf(id);
    setTries((count) => count + 1);
  }

  return (
    <Suspense fallback={<InformationSkeleton />}>
      <Part onRetry={retry} />
    </Suspense>
  );
}

function partOf(id: InformationTab) {
  return lazy(async (): Promise<{ default: ComponentType<PartProps> }> => {
    // Browsers remember until the next document that a module could not be fetched: without a connection none is asked for.
    if (navigator.onLine === false) return { default: Offline };
    return { default: await LOADERS[id]().catch(() => Lost) };
  });
}

function Offline({ onRetry }: PartProps): ReactNode {
  return <InformationError onRetry={onRetry} isRetrying={false} />;
}

/** The tab has an address of its own, at which the server shows it. */
function Lost(): ReactNode {
  const address = useCurrentAddress();
  return <InformationError onRetry={() => leaveDocument(address ?? '')} isRetrying={false} />;
}
