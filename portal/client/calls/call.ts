import type { ApiKey, InputArgument, ReadKey } from './api.ts';
import type { AddressInput } from './canonical-url.ts';

/** A read as a page declares it; the language is added when it is made. */
export interface DeclaredCall {
  readonly key: ReadKey;
  readonly input: AddressInput;
}

/** Declares a read in a page's `calls`, with the same key and input that its components pass to `useCall`. */
export function call<Key extends ReadKey>(key: Key, ...[input]: InputArgument<Key & ApiKey>): DeclaredCall {
  return { key, input: (input ?? {}) as AddressInput };
}
