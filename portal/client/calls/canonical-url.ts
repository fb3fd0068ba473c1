/** A call's input as its address needs it. */
export interface AddressInput {
  readonly params?: unknown;
  readonly query?: unknown;
}

/**
 * The one address of a call: parameters filled in, query sorted by name, null, undefined and empty values left
 * out, lists repeated in order. The server embeds answers under it and the browser looks them up by it.
 *
 * @param key `GET /api/appointments/{id}`
 * @throws if a parameter of the path is missing
 */
export function canonicalUrl(key: string, input: AddressInput = {}): string {
  const path = key.slice(key.indexOf(' ') + 1);
  const params = (input.params ?? {}) as Readonly<Record<string, unknown>>;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new Error(`${key} misses its parameter ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  const query = Object.entries((input.query ?? {}) as Readonly<Record<string, unknown>>);
  for (const [name, value] of query.sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** The input with the page's language, unless it has its own. */
export function inLanguage<Input extends AddressInput>(
  input: Input,
  lang: string,
): Input & { query: object } {
  return { ...input, query: { lang, ...(input.query as object | undefined) } };
}
