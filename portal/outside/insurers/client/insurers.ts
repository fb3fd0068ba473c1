import type { LahiTapiola } from './lahitapiola/lahitapiola.ts';
import type { Pohjola } from './pohjola/pohjola.ts';

/** The insurers that the portal asks by itself. */
export interface Insurers {
  readonly pohjola: Pohjola;
  readonly lahitapiola: LahiTapiola;
}
