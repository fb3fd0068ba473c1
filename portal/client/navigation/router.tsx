import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { placeInHistory } from './history-hold.ts';

/** Where the address bar is, and how it came there. */
export interface Place {
  readonly pathname: string;
  /** With its question mark; empty without a query. */
  readonly search: string;
  /** With its sign; empty without. */
  readonly hash: string;
  /** By a link, in place of the address before, or by the document itself and the back and forward buttons. */
  readonly arrival: 'push' | 'replace' | 'pop';
}

export interface Router extends Place {
  /** @param url path, query and hash of one of the portal's own pages */
  readonly go: (url: string, options?: { readonly replace?: boolean }) => void;
}

const RouterContext = createContext<Router | null>(null);

/** @throws Error outside a router */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('Nothing says where the browser is');
  return router;
}

export interface BrowserRouterProps {
  readonly children: ReactNode;
}

/** Follows the browser's history and writes it. Numbers its entries, by which `history-hold.ts` knows forth from back. */
export function BrowserRouter({ children }: BrowserRouterProps): ReactNode {
  const [place, setPlace] = useState(() => placeOf(window.location, 'pop'));
  useLayoutEffect(() => {
    const { history, location } = window;
    if (Number.isNaN(placeInHistory())) history.replaceState({ ...history.state, idx: 0 }, '');
    const follow = () => setPlace(placeOf(location, 'pop'));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const go = useCallback<Router['go']>((url, { replace = false } = {}) => {
    const { history, location } = window;
    const idx = placeInHistory();
    if (replace) history.replaceState({ idx }, '', url);
    else history.pushState({ idx: idx + 1 }, '', url);
    setPlace(placeOf(location, replace ? 'replace' : 'push'));
  }, []);
  return <Routed place={place} go={go} children={children} />;
}

export interface MemoryRouterProps {
  /** Path, query and hash to begin with. */
  readonly url: string;
  readonly children: ReactNode;
}

/** Where there is no address bar: on the server and in stories. */
export function MemoryRouter({ url, children }: MemoryRouterProps): ReactNode {
  const [place, setPlace] = useState(() => placeOf(parsed(url), 'pop'));
  const go = useCallback<Router['go']>((next, { replace = false } = {}) => {
    setPlace(placeOf(parsed(next), replace ? 'replace' : 'push'));
  }, []);
  return <Routed place={place} go={go} children={children} />;
}

interface RoutedProps {
  readonly place: Place;
  readonly go: Router['go'];
  readonly children: ReactNode;
}

function Routed({ place, go, children }: RoutedProps): ReactNode {
  const router = useMemo(() => ({ ...place, go }), [place, go]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

type Parts = Pick<Place, 'pathname' | 'search' | 'hash'>;

/** Takes an address apart as it is: anything at all may be asked of the server. */
function parsed(url: string): Parts {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return { pathname, search, hash };
}

function placeOf({ pathname, search, hash }: Parts, arrival: Place['arrival']): Place {
  return { pathname, search, hash, arrival };
}
