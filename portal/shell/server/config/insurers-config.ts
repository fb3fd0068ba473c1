import { z } from 'zod';
import type { InsurersSettings } from '#outside/insurers/client/create-insurers.ts';
import { address, file, type Surroundings, systemConfig } from './system-config.ts';

/** How the portal reaches the insurers that it asks by itself. */
export const insurerSettings = {
  POHJOLA_URL: address,
  POHJOLA_API_KEY: z.string().min(1).optional(),
  /** PEM with the portal's certificate, its chain and its private key, where the insurer wants one. */
  POHJOLA_CERTIFICATE_FILE: file,
  /** PEM with the authorities of the insurer's certificate, where they are not those of everybody. */
  POHJOLA_AUTHORITY_FILE: file,
  LAHITAPIOLA_URL: address,
  LAHITAPIOLA_API_KEY: z.string().min(1).optional(),
  LAHITAPIOLA_CERTIFICATE_FILE: file,
  LAHITAPIOLA_AUTHORITY_FILE: file,
  /** Origin of the insurer's pages on which patients apply for a permit. */
  LAHITAPIOLA_APPLICATION_ORIGIN: address,
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
