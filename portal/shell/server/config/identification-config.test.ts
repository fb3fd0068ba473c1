import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DEMO_METHODS_FILE } from '#demo/identification/demo-methods.ts';
import { readMethods } from '#outside/identification/client/methods-file.ts';
import { ConfigError } from './config-error.ts';
import { identificationConfig, identificationSettings } from './identification-config.ts';

const methods = { IDENTIFICATION_METHODS_FILE: DEMO_METHODS_FILE };
const schema = z.object(identificationSettings);

function configOf(environment: Record<string, string>, isProduction: boolean) {
  const given = schema.parse(environment);
  return identificationConfig(given, {
    allowInsecure: !isProduction,
    sandboxOrigin: 'http://localhost:3001',
    dataDir: '/data',
    need(name, sample) {
      const value = given[name];
      if (value === undefined && isProduction) throw new ConfigError(name);
      return value ?? sample;
    },
  });
}

const issuer = { IDENTIFICATION_ISSUER: 'https://tunnistus.fi' };

describe('in production', () => {
  test.each<[Record<string, string>, string]>([
    [issuer, 'IDENTIFICATION_KEYS_FILE'],
    [{ ...issuer, IDENTIFICATION_CLIENT_SECRET: 'x' }, 'IDENTIFICATION_KEYS_FILE'],
    [{ ...issuer, IDENTIFICATION_KEYS_FILE: '/keys' }, 'IDENTIFICATION_SERVICE_KEYS_FILE'],
    [{ ...issuer, IDENTIFICATION_PROFILE: 'openid-connect' }, 'IDENTIFICATION_CLIENT_SECRET'],
    [
      { ...issuer, IDENTIFICATION_PROFILE: 'openid-connect', IDENTIFICATION_KEYS_FILE: '/keys' },
      'IDENTIFICATION_CLIENT_SECRET',
    ],
    [{ IDENTIFICATION_KEYS_FILE: '/keys' }, 'IDENTIFICATION_ISSUER'],
    [
      { ...issuer, IDENTIFICATION_KEYS_FILE: '/keys', IDENTIFICATION_SERVICE_KEYS_FILE: '/service' },
      'IDENTIFICATION_METHODS_FILE',
    ],
  ])('%j needs %s', (environment, missing) => {
    expect(() => configOf(environment, true)).toThrow(new ConfigError(missing));
  });

  test('the network’s profile is followed with keys, and over https only', () => {
    const files = { IDENTIFICATION_KEYS_FILE: '/keys', IDENTIFICATION_SERVICE_KEYS_FILE: '/service' };
    expect(configOf({ ...issuer, ...files, ...methods }, true)).toEqual({
      allowInsecure: false,
      issuer: 'https://tunnistus.fi',
      broker: 'parameter',
      credentials: { profile: 'finnish-trust-network', keysFile: '/keys', serviceKeysFile: '/service' },
      methods: readMethods(DEMO_METHODS_FILE),
    });
  });
});

test('without settings the sandbox is asked under the network’s profile', () => {
  expect(configOf({}, false)).toMatchObject({
    issuer: 'http://localhost:3001/identification',
    credentials: {
      profile: 'finnish-trust-network',
      keysFile: '/data/identification-keys.json',
      serviceKeysFile: '/data/identification-service-keys.json',
    },
  });
});

test.each([{ IDENTIFICATION_PROFILE: 'saml' }, { IDENTIFICATION_BROKER: 'toString' }])(
  '%j is refused',
  (environment) => {
    expect(schema.safeParse(environment).success).toBe(false);
  },
);
