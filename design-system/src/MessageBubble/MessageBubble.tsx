import type { ReactNode } from 'react';
import * as css from './MessageBubble.css.ts';

export interface MessageBubbleProps {
  /** `end`: the reader’s own; `start`: somebody else’s. Default: `start`. */
  readonly side?: css.MessageVariants['side'];
  /** Who has written it. */
  readonly author: ReactNode;
  /** When: a `DateTime`. */
  readonly time?: ReactNode;
  /** Of somebody else: an `Avatar`, beside the bubble. */
  readonly face?: ReactNode;
  /** What became of it, in small print below: 'Read'. */
  readonly note?: ReactNode;
  /** What it said is gone: only an outline is left. Default: false. */
  readonly isGone?: boolean;
  /** Id of the element. */
  readonly id?: string;
  /** The message: text, files, links. */
  readonly children: ReactNode;
}

/** One message of a conversation. Belongs into a `Stack` that is an `ol`. */
export function MessageBubble(props: MessageBubbleProps): ReactNode {
  const { side = 'start', author, time, face, note, isGone, id, children } = props;
  return (
    <li id={id} className={css.message({ side, hasFace: Boolean(face) })}>
      <p className={css.heading}>
        <span className={css.author}>{author}</span> {time}
      </p>
      {face && <span className={css.face}>{face}</span>}
      <div className={css.bubble({ side, isGone })}>{children}</div>
      {note && <p className={css.note}>{note}</p>}
    </li>
  );
}
