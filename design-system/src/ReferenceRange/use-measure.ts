import { useDesignSystem } from '../DesignSystem/context.ts';
import { type DesignLanguage, LOCALES } from '../DesignSystem/strings.ts';

/** How much is written behind the decimal sign where nobody says. */
const DEFAULT_DIGITS = { maximumFractionDigits: 3 };

const NO_BREAK = '\u00a0';

export interface Measure {
  readonly language: DesignLanguage;
  /** A number as the reader's language writes it, with the unit unless told otherwise. */
  readonly write: (value: number, withUnit?: boolean) => string;
}

/**
 * @param unit behind each number, as it is
 * @param fractionDigits how many decimals every value has: as many as it was measured with
 */
export function useMeasure(unit: string | undefined, fractionDigits: number | undefined): Measure {
  const { language } = useDesignSystem();
  const digits =
    fractionDigits === undefined
      ? DEFAULT_DIGITS
      : { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  const format = new Intl.NumberFormat(LOCALES[language], digits);
  const write = (value: number, withUnit = true): string =>
    withUnit && unit ? `${format.format(value)}${NO_BREAK}${unit}` : format.format(value);
  return { language, write };
}
