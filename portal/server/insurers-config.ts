import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { InsurersSettings } from '#integrations/insurers/create-insurers.ts';
import type { InsurerSettings } from '#integrations/insurers/insurer-calls.ts';
import { ConfigError } from './config-error.ts';

const address = z.url({ protocol: /^https?$/ }).optional();
const file = z.string().min(1).optional();

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

interface Surroundings {
  readonly sandboxOrigin: string;
  readonly sandboxToken: string;
  /** The setting's value, or the sample; in production a ConfigError when there is no value. */
  need(name: keyof Given, sample: string): string;
}

/** @throws a ConfigError that names a file of certificates that cannot be used */
export function insurersConfig(given: Given, around: Surroundings): InsurersSettings {
  const { sandboxOrigin, sandboxToken, need } = around;
  const insurer = (name: 'POHJOLA' | 'LAHITAPIOLA', path: string): InsurerSettings => ({
    url: need(`${name}_URL`, `${sandboxOrigin}${path}`).replace(/\/$/, ''),
    apiKey: need(`${name}_API_KEY`, sandboxToken),
    ...certificateIn(given, `${name}_CERTIFICATE_FILE`),
    ...authorityIn(given, `${name}_AUTHORITY_FILE`),
  });
  return {
    pohjola: insurer('POHJOLA', '/pohjola/v1'),
    lahitapiola: {
      ...insurer('LAHITAPIOLA', '/lahitapiola/v1'),
      applicationOrigin: new URL(need('LAHITAPIOLA_APPLICATION_ORIGIN', sandboxOrigin)).origin,
    },
  };
}

function certificateIn(given: Given, name: keyof Given): Pick<InsurerSettings, 'certificate'> {
  const path = given[name];
  if (path === undefined) return {};
  return usable(name, () => {
    const pem = readFileSync(path, 'utf8');
    if (!new X509Certificate(pem).checkPrivateKey(createPrivateKey(pem))) throw new Error('another key');
    return { certificate: { cert: pem, key: pem } };
  });
}

function authorityIn(given: Given, name: keyof Given): Pick<InsurerSettings, 'authority'> {
  const path = given[name];
  if (path === undefined) return {};
  return usable(name, () => {
    const authority = readFileSync(path, 'utf8');
    new X509Certificate(authority);
    return { authority };
  });
}

function usable<Value>(name: string, read: () => Value): Value {
  try {
    return read();
  } catch {
    throw new ConfigError(
      `The setting ${name} names a file that cannot be used: PEM with certificates, and for the portal's own with its private key.`,
    );
  }
}
