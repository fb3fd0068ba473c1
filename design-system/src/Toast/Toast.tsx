import { type FocusEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import { CheckCircleIcon } from '../icons/CheckCircleIcon.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { ErrorIcon } from '../icons/ErrorIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import * as css from './Toast.css.ts';
import { ToastContext, type ToastOptions, type Toasts } from './toast-context.ts';
import { usePausableTimer } from './use-pausable-timer.ts';

export { type ToastOptions, type Toasts, useToast } from './toast-context.ts';

const DEFAULT_DURATION = 10_000;
const ICONS = { info: InfoIcon, success: CheckCircleIcon, warning: AlertIcon, error: ErrorIcon };

type Entry = ToastOptions & { readonly key: number };

/** Keeps the toasts and the live region that reads them out; once, around the whole page. */
export function ToastProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { strings } = useDesignSystem();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [isPaused, setPaused] = useState(false);
  const nextKey = useRef(0);

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

  function close(key: number): void {
    setEntries((shown) => shown.filter((entry) => entry.key !== key));
    setPaused(false);
  }

  function resumeOnLeave(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setPaused(false);
  }

  return (
    <ToastContext value={toasts}>
      {children}
      {/* There from the start: a live region that arrives together with its text is not read out. */}
      <section
        aria-label={strings.notifications}
        aria-live="polite"
        aria-relevant="additions"
        className={css.region}
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={resumeOnLeave}
      >
        {entries.map((entry) => (
          <Toast key={entry.key} entry={entry} isPaused={isPaused} onClose={() => close(entry.key)} />
        ))}
      </section>
    </ToastContext>
  );
}

interface ToastProps {
  readonly entry: Entry;
  readonly isPaused: boolean;
  readonly onClose: () => void;
}

function Toast({ entry, isPaused, onClose }: ToastProps): ReactNode {
  const { strings } = useDesignSystem();
  const { message, tone = 'info', duration = DEFAULT_DURATION } = entry;
  usePausableTimer(duration, isPaused, onClose);
  const Icon = ICONS[tone];
  return (
    <div className={css.toast}>
      <Icon size="large" label={strings[tone]} />
      <div className={css.text}>{message}</div>
      <button type="button" aria-label={strings.close} className={css.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
