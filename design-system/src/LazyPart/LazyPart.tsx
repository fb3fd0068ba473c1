import {
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { ToastContext } from '../Toast/toast-context.ts';
import { arrivalOf, fetchedPart, fetchPart, fetchPatiently, type LoadPart } from './lazy-code.ts';

export interface LazyPartProps<Props> {
  /** Fetches the code; a function of the module's own, since what was fetched is remembered by it. */
  readonly load: LoadPart<Props>;
  /** What the part is given. */
  readonly props: Props;
  /** Stands in the part's place while its code is on its way. Default: nothing. */
  readonly waiting?: ReactNode;
  /** The server renders the part with the page. Default: false, its code is fetched once the page is there. */
  readonly isServed?: boolean;
  /**
   * For what a press has opened, such as a dialog: takes it back, so that the reader, whom a toast tells, may press again.
   * Default: the part's place tells, and offers another try.
   */
  readonly onLoadFailure?: () => void;
  /** Nobody is told of a failure, since what is there does without the part; its code is asked for again by itself. */
  readonly isSilent?: boolean;
}

/**
 * A part whose code is fetched apart from the page's. Unlike with React's `lazy` the page stays whole where it cannot be
 * fetched, for want of a connection or because a newer build has taken its place: the next try fetches again.
 */
export function LazyPart<Props extends object>(lazy: LazyPartProps<Props>): ReactNode {
  const Kind = lazy.isServed ? Served<Props> : Part<Props>;
  return <Kind {...lazy} fetch={lazy.isSilent ? fetchPatiently : fetchPart} />;
}

interface FetchedProps<Props> extends LazyPartProps<Props> {
  readonly fetch: typeof fetchPart<Props>;
}

/**
 * Until its code is here the part stays as it was first rendered: React would take back what the server has written, and
 * leave a hole, if it were given anything else before.
 */
function Served<Props extends object>(lazy: FetchedProps<Props>): ReactNode {
  const { load, fetch } = lazy;
  const part = (
    <Suspense fallback={lazy.waiting}>
      <Part {...lazy} />
    </Suspense>
  );
  const [first, setFirst] = useState(fetchedPart(load) ? null : part);

  useEffect(() => {
    arrivalOf(load, fetch)?.then(() => startTransition(() => setFirst(null)));
  }, [load, fetch]);

  return first ?? part;
}

function Part<Props extends object>(lazy: FetchedProps<Props>): ReactNode {
  const { load, fetch, props, waiting, isServed, onLoadFailure } = lazy;
  // Also once it is there: React replays a rendering whose wait is over at once, and takes its hooks for an update's
  // unless it waits again.
  const arrival = isServed && arrivalOf(load, fetch);
  if (arrival) use(arrival);
  const [Fetched, setFetched] = useState(() => fetchedPart(load));
  const [isLost, setLost] = useState(false);
  const [retries, setRetries] = useState(0);
  const { strings, onCodeLost, LostPart } = useDesignSystem();
  const toasts = useContext(ToastContext);

  const fail = useEffectEvent(() => {
    onCodeLost?.(retries);
    setLost(true);
    if (!onLoadFailure) return;
    toasts?.show({ message: strings.loadFailed, tone: 'error' });
    onLoadFailure();
  });

  useEffect(() => {
    if (Fetched) return;
    let isGone = false;
    fetch(load).then(
      (part) => isGone || setFetched(() => part),
      () => isGone || fail(),
    );
    return () => {
      isGone = true;
    };
    // A retry is another round.
  }, [load, fetch, Fetched, retries]);

  if (Fetched) {
    const part = <Fetched {...props} />;
    return retries === 0 ? part : <Retried>{part}</Retried>;
  }
  if (onLoadFailure || (!isLost && retries === 0)) return waiting;
  return (
    <LostPart
      isRetrying={!isLost}
      onRetry={() => {
        setLost(false);
        setRetries(retries + 1);
      }}
    />
  );
}

/** Takes the focus that has gone with the pressed button, unless the part itself has. */
function Retried({ children }: { readonly children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
