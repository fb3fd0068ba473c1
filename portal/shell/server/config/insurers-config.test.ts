import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testCertificate } from '#outside/calls/test-certificate.ts';
import { readConfig } from './config.ts';

const { cert, key } = testCertificate('portal');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'insurers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const insurers = (settings: NodeJS.ProcessEnv = {}) => readConfig({ NODE_ENV: 'test', ...settings }).insurers;

describe('the insurers', () => {
  test('are the sandbox’s without settings', () => {
    expect(insurers({ SANDBOX_PORT: '4001' })).toEqual({
      pohjola: { url: 'http://localhost:4001/pohjola/v1', apiKey: 'sandbox' },
      lahitapiola: {
        url: 'http://localhost:4001/lahitapiola/v1',
        apiKey: 'sandbox',
        applicationOrigin: 'http://localhost:4001',
      },
    });
  });

  test('are reached as the settings say, with a certificate and an authority', () => {
    const own = file('own.pem', cert + key);
    const authority = file('authority.pem', cert);
    const { pohjola, lahitapiola } = insurers({
      POHJOLA_URL: 'https://api.pohjola.test/v1/',
      POHJOLA_API_KEY: 'secret',
      POHJOLA_CERTIFICATE_FILE: own,
      LAHITAPIOLA_AUTHORITY_FILE: authority,
      LAHITAPIOLA_APPLICATION_ORIGIN: 'https://lahitapiola.test/',
    });
    expect(pohjola).toEqual({
      url: 'https://api.pohjola.test/v1',
      apiKey: 'secret',
      certificate: { cert: cert + key, key: cert + key },
    });
    expect(lahitapiola).toMatchObject({ authority: cert, applicationOrigin: 'https://lahitapiola.test' });
  });

  test.each([
    ['POHJOLA_CERTIFICATE_FILE', 'is not there', () => join(folder, 'nothing.pem')],
    ['POHJOLA_CERTIFICATE_FILE', 'has no key', () => file('no-key.pem', cert)],
    [
      'LAHITAPIOLA_CERTIFICATE_FILE',
      'has the key of another certificate',
      () => file('other.pem', cert + testCertificate('other').key),
    ],
    ['LAHITAPIOLA_AUTHORITY_FILE', 'has no certificate', () => file('empty.pem', 'nothing')],
  ])('%s that %s is named', (name, _, path) => {
    expect(() => insurers({ [name]: path() })).toThrow(`The setting ${name} names a file`);
  });
});
