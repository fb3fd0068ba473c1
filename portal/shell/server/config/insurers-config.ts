import type { z } from 'zod';
import type { InsurersSettings } from '#outside/insurers/client/create-insurers.ts';
import {
  AUTHORITIES,
  address,
  file,
  key,
  OWN_CERTIFICATE,
  type Surroundings,
  systemConfig,
} from './system-config.ts';

/** How the portal reaches the insurers that it asks by itself. */
export const insurerSettings = {
  POHJOLA_URL: address.describe('where Pohjola is asked'),
  POHJOLA_API_KEY: key.describe('what the portal proves itself with there'),
  POHJOLA_CERTIFICATE_FILE: file.describe(OWN_CERTIFICATE),
  POHJOLA_AUTHORITY_FILE: file.describe(AUTHORITIES),
  LAHITAPIOLA_URL: address.describe('where LähiTapiola is asked'),
  LAHITAPIOLA_API_KEY: key.describe('what the portal proves itself with there'),
  LAHITAPIOLA_CERTIFICATE_FILE: file.describe(OWN_CERTIFICATE),
  LAHITAPIOLA_AUTHORITY_FILE: file.describe(AUTHORITIES),
  LAHITAPIOLA_APPLICATION_ORIGIN: address.describe(
    'the origin of the pages on which patients apply to LähiTapiola for a permit',
  ),
};

type Given = z.infer<z.ZodObject<typeof insurerSettings>>;

/** @throws a ConfigError that names a file of certificates that cannot be used */
export function insurersConfig(given: Given, around: Surroundings<Given>): InsurersSettings {
  const { sandboxOrigin, need } = around;
  return {
    pohjola: systemConfig('POHJOLA', '/pohjola/v1', given, around),
    lahitapiola: {
      ...systemConfig('LAHITAPIOLA', '/lahitapiola/v1', given, around),
      applicationOrigin: new URL(need('LAHITAPIOLA_APPLICATION_ORIGIN', sandboxOrigin)).origin,
    },
  };
}
