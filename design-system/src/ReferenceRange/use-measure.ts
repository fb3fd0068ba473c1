import { useDesignSystem } from '../DesignSystem/context.ts';
import { type DesignLanguage, LOCALES } from '../DesignSystem/strings.ts';

/** Maximum number of decimals by default. */
const DEFAULT_DIGITS = { maximumFractionDigits: 3 };

const NO_BREAK = '\u00a0';

export interface Measure {
  readonly language: DesignLanguage;
  /** A number in the reader's format, with the unit by default. */
  readonly write: (value: number, withUnit?: boolean) => string;
}

/**
 * @param unit after each number, verbatim
 * @param fractionDigits number of decimals of every value, as many as were measured
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
