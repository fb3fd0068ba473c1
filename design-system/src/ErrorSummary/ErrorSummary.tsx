import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { List } from '../List/List.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { link } from '../TextLink/TextLink.css.ts';

export interface FieldProblem {
  /** Id of the control. */
  readonly fieldId: string;
  readonly message: ReactNode;
}

export interface ErrorSummaryProps {
  /** Says that something has to be put right. */
  readonly title: string;
  /** Nothing is shown while it is empty. */
  readonly problems: readonly FieldProblem[];
  /** Change it at each attempt to send (a counter): the focus then moves here again. */
  readonly attempt?: number;
}

/** What a form needs before it can be sent, as links to the fields; takes the focus when it appears. */
export function ErrorSummary({ title, problems, attempt = 0 }: ErrorSummaryProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  const isShown = problems.length > 0;

  useEffect(() => {
    if (isShown && attempt >= 0) ref.current?.focus();
  }, [isShown, attempt]);

  function focusField(event: MouseEvent, id: string): void {
    const field = document.getElementById(id);
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.scrollIntoView({ block: 'center' });
  }

  if (!isShown) return null;
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={titleId}>
      <Notice tone="error" title={title} titleId={titleId}>
        <List gap="xsmall">
          {problems.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => focusField(event, fieldId)}
                className={link({ tone: 'inherit' })}
              >
                {message}
              </a>
            </li>
          ))}
        </List>
      </Notice>
    </section>
  );
}
