import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type PageResult, useTellResult } from '#components/page-result/page-result.ts';

/** What has led to a page with this hash: it is told once and the hash is taken away. */
export function useHashResult(expected: string, { message, tone, duration }: PageResult): void {
  const tell = useTellResult();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (hash !== expected) return;
    tell({ message, tone, ...(duration && { duration }) });
    void navigate(pathname + search, { replace: true });
  }, [hash, expected, pathname, search, navigate, tell, message, tone, duration]);
}
