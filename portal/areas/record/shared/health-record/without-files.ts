/** Characters of base64 that are not worth leaving out. */
const SMALL = 1_000;

/** A resource without the files in it, but for plain text: what is shown of many at once shows none of them. The same, where it has none. */
export function withoutFiles<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  let copy: Record<string, unknown> | null = null;
  for (const [key, member] of Object.entries(value)) {
    const left = isFile(value, key, member) ? undefined : withoutFiles(member);
    if (left === member) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    if (left === undefined) delete copy[key];
    else copy[key] = left;
  }
  return (copy ?? value) as Value;
}

/** The `data` of an `Attachment`. */
function isFile(parent: object, key: string, member: unknown): boolean {
  if (key !== 'data' || typeof member !== 'string' || member.length <= SMALL) return false;
  return !/^text\/plain\b/i.test(String((parent as { contentType?: unknown }).contentType ?? ''));
}
