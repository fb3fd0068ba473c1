import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import { CheckCircleIcon } from '../icons/CheckCircleIcon.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { ErrorIcon } from '../icons/ErrorIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { keyHint } from './key-hint.ts';
import * as css from './Toast.css.ts';
import type { ToastOptions } from './toast-context.ts';
import { toastDuration } from './toast-duration.ts';
import { TOAST_KEY } from './toast-key.ts';
import { usePausableTimer } from './use-pausable-timer.ts';

const ICONS = { info: InfoIcon, success: CheckCircleIcon, warning: AlertIcon, error: ErrorIcon };

export interface ToastItemProps {
  /** Its text and tone. */
  readonly toast: ToastOptions;
  /** Its timer is paused, while somebody reads or points at it. */
  readonly isPaused: boolean;
  /** Called when it should close. */
  readonly onClose: () => void;
}

/** One toast, which closes itself when its time is up. */
export function ToastItem({ toast, isPaused, onClose }: ToastItemProps): ReactNode {
  const { strings, language } = useDesignSystem();
  const { message, tone = 'info', action } = toast;
  usePausableTimer(toastDuration(toast), isPaused, onClose);
  const Icon = ICONS[tone];

  function act(): void {
    onClose();
    action?.onPress();
  }

  return (
    <div className={css.toast}>
      <Icon size="large" label={strings[tone]} />
      <div className={css.content}>
        <div>{message}</div>
        {action && (
          <div className={css.answer}>
            <button type="button" className={css.action} onClick={act}>
              {action.label}
            </button>
            <span className={css.key}>
              {keyHint[language]} <kbd className={css.keyCap}>{TOAST_KEY}</kbd>
            </span>
          </div>
        )}
      </div>
      <button type="button" aria-label={strings.close} className={css.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
