declare const sealed: unique symbol;

/** What a sealed column holds: no text until the vault has opened it, so it is not to be had as a `string`. */
export interface Sealed {
  readonly [sealed]: true;
}

/** What the vault makes: fits a column of either type. */
export type SealedText = string & Sealed;
