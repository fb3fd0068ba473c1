/**
 * One value for every width, or one for each screen: `small` for every width, `medium` above 480 px, `large`
 * above 800 px (specification section 9). Resolved by style sheets alone.
 */
export type Responsive<Value> =
  | Value
  | { readonly small: Value; readonly medium?: Value; readonly large?: Value };

/** Class names of one property: for each screen, one for each value. */
export type ResponsiveClasses<Value extends string> = Record<
  'small' | 'medium' | 'large',
  Record<Value, string>
>;

/** The class names that give a responsive value. */
export function responsiveClass<Value extends string>(
  classes: ResponsiveClasses<Value>,
  value: Responsive<Value> | undefined,
): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return classes.small[value];
  const { small, medium, large } = value as { small: Value; medium?: Value; large?: Value };
  return [classes.small[small], medium && classes.medium[medium], large && classes.large[large]]
    .filter(Boolean)
    .join(' ');
}
