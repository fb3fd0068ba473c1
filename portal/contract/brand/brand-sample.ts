/** A placeholder for a value that is not known yet. */
export interface Sample<Value> {
  readonly sample: Value;
}

/** A type whose values, at any depth, may be marked as samples. */
export type Marked<Value> =
  | Sample<Value>
  | (Value extends object ? { readonly [Key in keyof Value]: Marked<Value[Key]> } : Value);

/** Marks a value that has to be replaced before production. */
export function sample<const Value>(value: Value): Sample<Value> {
  return { sample: value };
}

/** The value without marks. */
export function unmarked<Value>(value: Marked<Value>): Value {
  return strip(value) as Value;
}

/** Path of a sample value, such as `sender.email`, with the value if it is a text. */
export interface FoundSample {
  readonly key: string;
  readonly value: string | null;
}

/** Every sample in a value: marked values, and texts that end in `.example` or link there. */
export function samplesIn(value: unknown, key = ''): readonly FoundSample[] {
  if (isSample(value)) return [{ key, value: typeof value.sample === 'string' ? value.sample : null }];
  if (typeof value === 'string') return /\.example(?!\.?[\w-])/.test(value) ? [{ key, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => samplesIn(each, key ? `${key}.${name}` : name));
}

function strip(value: unknown): unknown {
  if (isSample(value)) return value.sample;
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, strip(each)]));
}

function isSample(value: unknown): value is Sample<unknown> {
  return typeof value === 'object' && value !== null && Object.keys(value).join() === 'sample';
}
