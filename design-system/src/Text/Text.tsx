import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type TextVariants, text } from './Text.css.ts';

export interface TextProps {
  /** Default: `body`. */
  readonly size?: TextVariants['size'];
  /** Default: `inherit`. */
  readonly tone?: TextVariants['tone'];
  /** Font weight. Default: the size's own. */
  readonly weight?: TextVariants['weight'];
  /** Alignment. Default: the start. */
  readonly align?: TextVariants['align'];
  /** Digits of equal width, for times and sums under each other. */
  readonly isNumeric?: boolean;
  /** Keeps the line breaks of the text. */
  readonly keepsLines?: boolean;
  /** In the summary of a closed `Disclosure` its first line only; all of it once that is open. */
  readonly isShortened?: boolean;
  /** Two lines of it at most, as the beginning of what a row opens. */
  readonly isClamped?: boolean;
  /** A small icon before the text. */
  readonly icon?: ReactNode;
  /** Default: `p`. */
  readonly as?: 'p' | 'span' | 'div' | 'strong';
  /** Id of the element. */
  readonly id?: string;
  /** What a screen reader reads instead, where signs stand for words: 'at most 4'. */
  readonly spoken?: string;
  /** Language of the text if it is not the page’s. */
  readonly lang?: string;
  /** Announced when it appears: politely, or at once. */
  readonly role?: 'status' | 'alert';
  /** The words. */
  readonly children: ReactNode;
}

export function Text(props: TextProps): ReactNode {
  const { size, tone, weight, align, isNumeric, keepsLines, isShortened, isClamped, icon, ...others } = props;
  const { as: Element = 'p', spoken, children, ...rest } = others;
  const shown = { isNumeric, keepsLines, isShortened, isClamped, hasIcon: Boolean(icon) };
  const look = { size, tone, weight, align, ...shown };
  return (
    <Element {...rest} className={text(look)}>
      {icon}
      {spoken === undefined ? (
        children
      ) : (
        <>
          <span aria-hidden>{children}</span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </>
      )}
    </Element>
  );
}
