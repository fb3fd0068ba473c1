import { createContext, type ReactNode, useContext } from 'react';
import type { NoticeTone } from '../Notice/Notice.tsx';

export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastOptions {
  readonly message: ReactNode;
  /** Default: `info`. */
  readonly tone?: NoticeTone;
  /** An action, such as undo; pressing it closes the toast. It is available elsewhere, too. */
  readonly action?: ToastAction;
  /** It has to be answered before a time is up: read out at once, and the next Tab outside a text field leads to it. Default: false. */
  readonly isUrgent?: boolean;
  /** Milliseconds of reading time; paused while pointed at, focused, or in a hidden tab. Default: 10 000, of an error 20 000. */
  readonly duration?: number;
}

export interface Toasts {
  /** Shows a toast, or queues it while three others are shown, and returns a function that removes it. */
  readonly show: (options: ToastOptions) => () => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/**
 * Shows short results of actions. A toast is never the only place where a result can be read.
 * @throws Error outside a `ToastProvider`.
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}
