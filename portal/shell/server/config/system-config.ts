import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { SystemSettings } from '#outside/calls/system-calls.ts';
import { ConfigError } from './config-error.ts';

/** An address of an outside system, as a setting. */
export const address = z.url({ protocol: /^https?$/ }).optional();
/** What the portal proves itself with, as a setting. */
export const key = z.string().min(1).optional();
/** A file of certificates, as a setting. */
export const file = z.string().min(1).optional();
export const OWN_CERTIFICATE =
  'PEM with the portal’s certificate, its chain and its private key, where the other end wants one (mutual TLS)';
export const AUTHORITIES =
  'PEM with the authorities of its certificate, where they are not those of everybody';

/** Settings of an outside system begin with its name. */
type NameOf<Given> = Extract<keyof Given, `${string}_API_KEY`> extends `${infer Name}_API_KEY` ? Name : never;

export interface Surroundings<Given> {
  readonly sandboxOrigin: string;
  readonly sandboxToken: string;
  /** The setting's value, or the sample; in production a ConfigError when there is no value. */
  need(name: keyof Given & string, sample: string): string;
}

/**
 * How an outside system is reached, by settings that begin with its name.
 *
 * @param path of its stand-in in the sandbox
 * @throws a ConfigError that names a file of certificates that cannot be used
 */
export function systemConfig<Given extends object>(
  name: NameOf<Given> & string,
  path: string,
  given: Given,
  { sandboxOrigin, sandboxToken, need }: Surroundings<Given>,
): SystemSettings {
  const setting = (end: string) => `${name}_${end}` as keyof Given & string;
  return {
    url: need(setting('URL'), `${sandboxOrigin}${path}`).replace(/\/$/, ''),
    apiKey: need(setting('API_KEY'), sandboxToken),
    ...certificateIn(given, setting('CERTIFICATE_FILE')),
    ...authorityIn(given, setting('AUTHORITY_FILE')),
  };
}

function certificateIn<Given>(given: Given, name: keyof Given & string): Pick<SystemSettings, 'certificate'> {
  return usable(given, name, (pem) => {
    if (!new X509Certificate(pem).checkPrivateKey(createPrivateKey(pem))) throw new Error('another key');
    return { certificate: { cert: pem, key: pem } };
  });
}

function authorityIn<Given>(given: Given, name: keyof Given & string): Pick<SystemSettings, 'authority'> {
  return usable(given, name, (authority) => {
    new X509Certificate(authority);
    return { authority };
  });
}

function usable<Given, Value extends object>(
  given: Given,
  name: keyof Given & string,
  read: (pem: string) => Value,
): Value | Record<string, never> {
  const path = given[name];
  if (typeof path !== 'string') return {};
  try {
    return read(readFileSync(path, 'utf8'));
  } catch {
    throw new ConfigError(
      `The setting ${name} names a file that cannot be used: PEM with certificates, and for the portal's own with its private key.`,
    );
  }
}
