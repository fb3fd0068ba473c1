import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { perLocale } from '../DesignSystem/per-locale.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import { Text, type TextProps } from '../Text/Text.tsx';

const euros = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }));

export interface PriceProps extends Pick<TextProps, 'size' | 'weight' | 'tone'> {
  /** Negative for a refund. */
  readonly cents: number;
  /** Makes it a price range: the highest price. */
  readonly upToCents?: number;
  /** Before the sum: 'from'. */
  readonly prefix?: string;
}

/** A sum in euros with two decimals, in the reader's format (LANG-07). */
export function Price({ cents, upToCents, prefix, ...text }: PriceProps): ReactNode {
  const { language } = useDesignSystem();
  // LANG-07: British format for English, Finnish for the other two.
  const format = euros(language === 'en' ? LOCALES.en : LOCALES.fi);
  // British English has a hyphen in place of the minus.
  const write = (each: number) => format.format(each / 100).replace('-', '\u2212');
  return (
    <Text as="span" isNumeric {...text}>
      {prefix && `${prefix}\u00a0`}
      {write(cents)}
      {upToCents !== undefined && `–${write(upToCents)}`}
    </Text>
  );
}
