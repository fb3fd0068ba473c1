import type { ReactNode } from 'react';
import { type TextVariants, text } from './Text.css.ts';

export interface TextProps {
  /** Default: `body`. */
  readonly size?: TextVariants['size'];
  /** Default: `inherit`. */
  readonly tone?: TextVariants['tone'];
  /** How heavy the letters are. Default: as the size has them. */
  readonly weight?: TextVariants['weight'];
  /** To which side the lines are aligned. Default: the start. */
  readonly align?: TextVariants['align'];
  /** Digits of equal width, for times and sums under each other. */
  readonly isNumeric?: boolean;
  /** Keeps the line breaks of the text. */
  readonly keepsLines?: boolean;
  /** A small sign before the words. */
  readonly icon?: ReactNode;
  /** Default: `p`. */
  readonly as?: 'p' | 'span' | 'div' | 'strong';
  /** Of the element, for what refers to it. */
  readonly id?: string;
  /** Language of the words if it is not the page’s. */
  readonly lang?: string;
  /** Read out when it appears: when there is time, or at once. */
  readonly role?: 'status' | 'alert';
  /** The words. */
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
