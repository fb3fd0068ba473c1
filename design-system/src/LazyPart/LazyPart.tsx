import { type ComponentType, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { ToastContext } from '../Toast/toast-context.ts';

export interface LazyPartProps<Props> {
  /** Loads the code; a constant of the module, since the result is remembered by this function. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Props of the part once it is loaded. */
  readonly props: Props;
  /** Undoes the request for the part; the reader has been informed, and may ask again. */
  readonly onLoadFailure: () => void;
}

const loaded = new WeakMap<object, unknown>();

/**
 * A part whose code is loaded when it is first shown. Unlike React's `lazy` it survives a lost connection: it says
 * so, and the next attempt loads again.
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
    // Browsers remember a failed module until the next document, so without a connection none is requested.
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
