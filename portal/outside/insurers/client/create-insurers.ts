import type { SystemSettings } from '../../calls/system-calls.ts';
import type { Insurers } from './insurers.ts';
import { createLahiTapiola, type LahiTapiolaSettings } from './lahitapiola/lahitapiola.ts';
import { createPohjola } from './pohjola/pohjola.ts';

export interface InsurersSettings {
  readonly pohjola: SystemSettings;
  readonly lahitapiola: LahiTapiolaSettings;
}

export function createInsurers(settings: InsurersSettings): Insurers {
  return { pohjola: createPohjola(settings.pohjola), lahitapiola: createLahiTapiola(settings.lahitapiola) };
}
