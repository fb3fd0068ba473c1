import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LazyPart } from '../LazyPart/LazyPart.tsx';
import { fetchPatiently } from '../LazyPart/lazy-code.ts';
import { TOASTS } from './is-toast.ts';
import * as css from './Toast.css.ts';
import { ToastContext, type ToastOptions, type Toasts } from './toast-context.ts';
import { TOAST_KEY } from './toast-key.ts';
import { useHiddenTab } from './use-hidden-tab.ts';

export { type ToastAction, type ToastOptions, type Toasts, useToast } from './toast-context.ts';

/** More would cover the page; the others wait, and their time starts when they are shown. */
const AT_ONCE = 3;

const loadItem = () => import('./toast-parts.ts').then((module) => module.ToastItem);
const loadFocus = () => import('./toast-parts.ts').then((module) => module.ToastFocus);

type Entry = ToastOptions & { readonly key: number };

/** Holds the toasts and the live regions that announce them; once, around the whole page. */
export function ToastProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { strings } = useDesignSystem();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [isPaused, setPaused] = useState(false);
  const isHidden = useHiddenTab();
  const nextKey = useRef(0);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const visible = entries.slice(0, AT_ONCE);
  const isUrgent = (entry: Entry): boolean => entry.isUrgent === true;
  const urgent = visible.findLast(isUrgent)?.key ?? null;
  // Ahead of the first: it may have to say that nothing can be fetched.
  useEffect(() => void fetchPatiently(loadItem), []);

  const toasts = useMemo<Toasts>(
    () => ({
      show(options) {
        const key = nextKey.current++;
        setEntries((shown) => [...shown, { ...options, key }]);
        return () => setEntries((shown) => shown.filter((entry) => entry.key !== key));
      },
    }),
    [],
  );

  const item = (entry: Entry): ReactNode => (
    <LazyPart
      key={entry.key}
      load={loadItem}
      props={{ toast: entry, isPaused: isPaused || isHidden, onClose: () => close(entry.key) }}
      isSilent
    />
  );

  function close(key: number): void {
    const hadFocus = region.current?.contains(document.activeElement);
    setEntries((shown) => shown.filter((entry) => entry.key !== key));
    setPaused(false);
    // The focus would be lost with the closed toast.
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  function pauseForFocus(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    setPaused(true);
  }

  function resumeOnLeave(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setPaused(false);
  }

  return (
    <ToastContext value={toasts}>
      {children}
      <section
        {...TOASTS}
        ref={region}
        aria-label={strings.notifications}
        aria-keyshortcuts={TOAST_KEY}
        className={css.region}
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={pauseForFocus}
        onBlur={resumeOnLeave}
      >
        {/* There from the start: a live region that arrives together with its text is not read out. */}
        <div aria-live="assertive" aria-relevant="additions" className={css.list}>
          {visible.filter(isUrgent).map(item)}
        </div>
        <div aria-live="polite" aria-relevant="additions" className={css.list}>
          {visible.filter((entry) => !isUrgent(entry)).map(item)}
        </div>
      </section>
      {entries.length > 0 && <LazyPart load={loadFocus} props={{ region, urgent }} isSilent />}
    </ToastContext>
  );
}
