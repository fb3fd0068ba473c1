// In Node since 21, and not in the compiler's library yet: https://github.com/tc39/proposal-json-parse-with-source
interface JSON {
  /** Written by `stringify` as this text: a number that keeps its digits. */
  rawJSON(text: string): object;
  isRawJSON(value: unknown): boolean;
}
