import { type ComponentType, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { ToastContext } from '../Toast/toast-context.ts';

export interface LazyPartProps<Props> {
  /** Fetches the code; a function of the module's, since it is remembered by it. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the part is given once it is there. */
  readonly props: Props;
  /** Takes back what asked for the part; the reader has been told, and may ask again. */
  readonly onLoadFailure: () => void;
}

const loaded = new WeakMap<object, unknown>();

/**
 * A part whose code is fetched when it is first shown. Unlike React's `lazy` it survives a lost connection: it
 * says so, and the next attempt fetches again.
 */
export function LazyPart<Props extends object>(lazy: LazyPartProps<Props>): ReactNode {
  const { load, props, onLoadFailure } = lazy;
  const [Part, setPart] = useState(() => loaded.get(load) as ComponentType<Props> | undefined);
  const { strings } = useDesignSystem();
  const toasts = useContext(ToastContext);
  const fail = useRef<() => void>(null);
  useEffect(() => {
    fail.current = () => {
      toasts?.show({ message: strings.loadFailed, tone: 'error' });
      onLoadFailure();
    };
  });

  useEffect(() => {
    let isGone = false;
    // Browsers remember until the next document that a module could not be fetched: without a connection none is asked for.
    const loading = navigator.onLine ? load() : Promise.reject(new Error('Offline'));
    loading.then(
      (part) => {
        loaded.set(load, part);
        if (!isGone) setPart(() => part);
      },
      () => isGone || fail.current?.(),
    );
    return () => {
      isGone = true;
    };
  }, [load]);

  return Part && <Part {...props} />;
}
