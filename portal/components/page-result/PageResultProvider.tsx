import { useToast } from '@portal/design-system/Toast';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useCurrentAddress } from '#client/navigation/use-visit.ts';
import { type PageResult, PageResultContext, type PageResults } from './page-result.ts';

/** A result with the path of the page that shows it. */
interface Placed {
  readonly path: string;
  readonly result: PageResult;
}

/** Keeps the last result for as long as its page is shown: a toast is gone before everybody has read it. */
export function PageResultProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const toasts = useToast();
  const path = useCurrentAddress()?.replace(/\?.*/, '') ?? null;
  const [placed, setPlaced] = useState<Placed | null>(null);

  const tell = useCallback<PageResults['tell']>(
    (result, url = window.location.href) => {
      toasts.show(result);
      setPlaced({ path: new URL(url, window.location.origin).pathname, result });
    },
    [toasts],
  );

  // One comes back to the page later, for another reason.
  useEffect(() => setPlaced((last) => (last?.path === path ? last : null)), [path]);

  const kept = placed?.path === path ? placed.result : null;
  const results = useMemo(() => ({ kept, tell }), [kept, tell]);
  return <PageResultContext value={results}>{children}</PageResultContext>;
}
