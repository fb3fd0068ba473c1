import type { ReactNode } from 'react';
import {
  type EndVariants,
  end as endClass,
  type MediaVariants,
  media,
  start as startClass,
  words,
} from './Media.css.ts';

export interface MediaProps {
  /** What catches the eye: an `Avatar`, `Medallion` or `DateLeaf`. */
  readonly start?: ReactNode;
  /** What closes the line: a price, a status, a chevron. */
  readonly end?: ReactNode;
  /** Where `end` stands on a phone: still beside the words, below them, or nowhere. Default: `beside`. */
  readonly endOnSmall?: EndVariants['onSmall'];
  /** Beside words of several lines. Default: `center`. */
  readonly align?: MediaVariants['align'];
  /** The words, under each other. */
  readonly children: ReactNode;
}

/** A picture or sign, the words that belong to it, and what closes the line. */
export function Media({ start, end, endOnSmall, align, children }: MediaProps): ReactNode {
  return (
    <div className={media({ align })}>
      {start && <div className={startClass}>{start}</div>}
      <div className={words}>{children}</div>
      {end && <div className={endClass({ onSmall: endOnSmall })}>{end}</div>}
    </div>
  );
}
