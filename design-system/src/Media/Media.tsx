import type { ReactNode } from 'react';
import {
  type EndVariants,
  end as endClass,
  flushStart,
  type MediaVariants,
  media,
  start as startClass,
  words,
} from './Media.css.ts';

export interface MediaProps {
  /** What catches the eye: an `Avatar`, `Medallion` or `DateLeaf`. */
  readonly start?: ReactNode;
  /** Whether `start` brings the space after it along, as a `bare` checkbox does. Default: false. */
  readonly isStartFlush?: boolean;
  /** What ends the line: a price, a status, a chevron. */
  readonly end?: ReactNode;
  /** Where `end` goes on a phone: still beside the text, below it, or hidden. Default: `beside`. */
  readonly endOnSmall?: EndVariants['onSmall'];
  /** Vertical alignment beside several lines of text. Default: `center`. */
  readonly align?: MediaVariants['align'];
  /** The text, stacked. */
  readonly children: ReactNode;
}

/** A picture or sign, the text that belongs to it, and what ends the line. */
export function Media({ start, isStartFlush, end, endOnSmall, align, children }: MediaProps): ReactNode {
  return (
    <div className={media({ align })}>
      {start && <div className={isStartFlush ? flushStart : startClass}>{start}</div>}
      <div className={words}>{children}</div>
      {end && <div className={endClass({ onSmall: endOnSmall })}>{end}</div>}
    </div>
  );
}
