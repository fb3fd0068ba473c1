import type { Localised } from '#contract/language/language.ts';

/** A way to identify that the login page offers: a bank, or the mobile certificate. */
export interface IdentificationMethod {
  /** The broker's name for it; sent in `acr_values` of `/oauth/authenticate`. */
  readonly id: string;
  readonly kind: 'bank' | 'mobile';
  readonly name: Localised;
  readonly logo: MethodLogo;
  /** What patients should know before they choose it, such as a maintenance break; absent when nothing. */
  readonly notice?: Localised | undefined;
}

export interface MethodLogo {
  readonly type: 'image/svg+xml' | 'image/png';
  readonly content: Buffer;
}

/** The method with this id; undefined for any other text. */
export function methodOf(
  methods: readonly IdentificationMethod[],
  id: string,
): IdentificationMethod | undefined {
  return methods.find((method) => method.id === id);
}
