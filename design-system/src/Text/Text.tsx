import type { ReactNode } from 'react';
import { type TextVariants, text } from './Text.css.ts';

export interface TextProps {
  /** Default: `body`. */
  readonly size?: TextVariants['size'];
  /** Default: `inherit`. */
  readonly tone?: TextVariants['tone'];
  readonly weight?: TextVariants['weight'];
  readonly align?: TextVariants['align'];
  /** Digits of equal width, for times and sums under each other. */
  readonly isNumeric?: boolean;
  /** Keeps the line breaks of the text. */
  readonly keepsLines?: boolean;
  /** A small sign before the words. */
  readonly icon?: ReactNode;
  /** Default: `p`. */
  readonly as?: 'p' | 'span' | 'div' | 'strong';
  readonly id?: string;
  readonly lang?: string;
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}

export function Text(props: TextProps): ReactNode {
  const { size, tone, weight, align, isNumeric, keepsLines, icon, ...others } = props;
  const { as: Element = 'p', children, ...rest } = others;
  const look = { size, tone, weight, align, isNumeric, keepsLines, hasIcon: Boolean(icon) };
  return (
    <Element {...rest} className={text(look)}>
      {icon}
      {children}
    </Element>
  );
}
