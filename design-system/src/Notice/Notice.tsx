import { type ReactNode, useEffect, useRef } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import { CheckCircleIcon } from '../icons/CheckCircleIcon.tsx';
import { ErrorIcon } from '../icons/ErrorIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Notice.css.ts';

export type NoticeTone = NonNullable<css.NoticeVariants['tone']>;

const ICONS = { info: InfoIcon, success: CheckCircleIcon, warning: AlertIcon, error: ErrorIcon };

export interface NoticeProps {
  /** Default: `info`. */
  readonly tone?: NoticeTone;
  /** Its heading. */
  readonly title?: ReactNode;
  /** Id of the heading, for elements that it labels. */
  readonly titleId?: string;
  /** Announces itself when it appears: `status` politely, `alert` at once. Omit for what is there from the start. */
  readonly role?: 'status' | 'alert';
  /** Takes the focus when it appears: it answers what somebody did, and what they pressed may be gone. */
  readonly takesFocus?: boolean;
  /** Id of the element. */
  readonly id?: string;
  /** The text below the heading. */
  readonly children?: ReactNode;
}

/** Something to know about this page or part of it. */
export function Notice(props: NoticeProps): ReactNode {
  const { tone = 'info', title, titleId, role, takesFocus = false, id, children } = props;
  const { strings } = useDesignSystem();
  const notice = useRef<HTMLDivElement>(null);
  const Icon = ICONS[tone];

  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);

  return (
    <div
      ref={notice}
      id={id}
      role={role}
      tabIndex={takesFocus ? -1 : undefined}
      className={css.notice({ tone })}
    >
      <span className={css.icon}>
        <Icon size="large" />
      </span>
      <div className={css.content}>
        {title && (
          <p id={titleId} className={css.title}>
            <VisuallyHidden>{strings[tone]}: </VisuallyHidden>
            {title}
          </p>
        )}
        {children && (
          <div>
            {!title && <VisuallyHidden>{strings[tone]}: </VisuallyHidden>}
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
