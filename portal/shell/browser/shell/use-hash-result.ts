import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withoutForAnother } from '#client/navigation/leave-document.ts';
import { useCurrentVisit } from '#client/navigation/use-visit.ts';
import { type PageResult, useTellResult } from '#components/page-result/page-result.ts';

/** What has led to a page with this hash: it is told once and the hash is taken away. */
export function useHashResult(expected: string, { message, tone, duration }: PageResult): void {
  const tell = useTellResult();
  const { hash, pathname, search } = useLocation();
  // Elsewhere another query would load the document again, before anybody has read why.
  const isPage = useCurrentVisit() !== null;
  const navigate = useNavigate();

  useEffect(() => {
    if (hash !== expected) return;
    tell({ message, tone, ...(duration && { duration }) });
    void navigate(pathname + (isPage ? withoutForAnother(search) : search), { replace: true });
  }, [hash, expected, pathname, search, isPage, navigate, tell, message, tone, duration]);
}
