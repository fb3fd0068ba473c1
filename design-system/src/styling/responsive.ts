/** One value per screen: `small` for every width, `medium` above 480 px, `large` above 800 px. */
export interface PerScreen<Value> {
  readonly small: Value;
  readonly medium?: Value;
  readonly large?: Value;
}

/** One value for every width, or one per screen (PAGE-17). Resolved by style sheets alone. */
export type Responsive<Value> = Value | PerScreen<Value>;

/** Argument of a responsive recipe. */
export function perScreen<const Value extends string>(value: Responsive<Value>): PerScreen<Value> {
  return typeof value === 'string' ? { small: value } : value;
}
