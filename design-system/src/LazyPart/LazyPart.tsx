import {
  type ReactNode,
  Suspense,
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
  return lazy.isServed ? <Served {...lazy} /> : <Part {...lazy} />;
}

/**
 * Until its code is here the part stays as it was first rendered: React would take back what the server has written, and
 * leave a hole, if it were given anything else before.
 */
function Served<Props extends object>(lazy: LazyPartProps<Props>): ReactNode {
  const { load, isSilent } = lazy;
  const [isHere, setHere] = useState(() => fetchedPart(load) !== undefined);
  const part = (
    <Suspense fallback={lazy.waiting}>
      <Part {...lazy} />
    </Suspense>
  );
  const [first] = useState(part);

  useEffect(() => {
    if (!isHere) arrivalOf(load, isSilent ? fetchPatiently : fetchPart)?.then(() => setHere(true));
  }, [isHere, load, isSilent]);

  return isHere ? part : first;
}

function Part<Props extends object>(lazy: LazyPartProps<Props>): ReactNode {
  const { load, props, waiting, isServed, onLoadFailure, isSilent } = lazy;
  const fetch = isSilent ? fetchPatiently<Props> : fetchPart<Props>;
  // Also once it is there: React replays a rendering whose wait is over at once, and takes its hooks for an update's
  // unless it waits again.
  const arrival = isServed && arrivalOf(load, fetch);
  if (arrival) use(arrival);
  const [Fetched, setFetched] = useState(() => fetchedPart(load));
  const [state, setState] = useState<'waiting' | 'lost'>('waiting');
  const [retries, setRetries] = useState(0);
  const { strings, onCodeLost, LostPart } = useDesignSystem();
  const toasts = useContext(ToastContext);

  const fail = useEffectEvent(() => {
    onCodeLost?.(retries);
    setState('lost');
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
  if (onLoadFailure || (state === 'waiting' && retries === 0)) return waiting;
  return (
    <LostPart
      isRetrying={state === 'waiting'}
      onRetry={() => {
        setState('waiting');
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
