import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import * as css from './Text.css.ts';

export interface TextProps {
  /** Default: `body`. */
  readonly size?: keyof typeof css.size;
  /** Default: `inherit`. */
  readonly tone?: keyof typeof css.tone;
  readonly weight?: 'regular' | 'medium' | 'strong';
  readonly align?: keyof typeof css.align;
  /** Digits of equal width, for times and sums under each other. */
  readonly isNumeric?: boolean;
  /** Keeps the line breaks of the text. */
  readonly keepsLines?: boolean;
  /** Default: `p`. */
  readonly as?: 'p' | 'span' | 'div' | 'strong';
  readonly id?: string;
  readonly lang?: string;
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}

export function Text(props: TextProps): ReactNode {
  const {
    size = 'body',
    tone = 'inherit',
    weight,
    align,
    isNumeric,
    keepsLines,
    as: Element = 'p',
    children,
    ...rest
  } = props;
  return (
    <Element
      {...rest}
      className={classNames(
        css.size[size],
        css.tone[tone],
        weight && css.weight[weight],
        align && css.align[align],
        isNumeric && css.numeric,
        keepsLines && css.lines,
      )}
    >
      {children}
    </Element>
  );
}
