import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAppsConfig } from './record-apps-config.ts';

const PRODUCTION = { sandboxOrigin: 'http://localhost:3001', isProduction: true };
const APP = {
  id: 'an-app',
  name: { fi: 'Sovellus', sv: 'App', en: 'App' },
  redirectUris: ['https://app.example/callback'],
};

describe('the apps of an installation', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'record-apps-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (content: unknown) => {
    const file = join(folder, 'apps.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return recordAppsConfig({ RECORD_APPS_FILE: file }, PRODUCTION);
  };

  test('are those of the file; without one there are none, and in development the sandbox’s', () => {
    expect(read([APP])).toEqual([APP]);
    expect(recordAppsConfig({}, PRODUCTION)).toEqual([]);
    const [app] = recordAppsConfig({}, { ...PRODUCTION, isProduction: false });
    expect(app?.redirectUris).toEqual(['http://localhost:3001/record-app/callback']);
  });

  test.each([
    'https://app.example/callback',
    'http://127.0.0.1/callback',
    'http://localhost:8080/callback',
    'com.example.app:/callback',
  ])('may be sent back to %s', (address) => {
    expect(read([{ ...APP, redirectUris: [address] }])).toHaveLength(1);
  });

  test.each([
    'http://app.example/callback',
    'javascript:alert(1)',
    'data:text/html,x',
    'myapp:/callback',
    'https://app.example/callback#part',
    'https://*.example/callback',
    '/callback',
  ])('may not be sent back to %s', (address) => {
    expect(() => read([{ ...APP, redirectUris: [address] }])).toThrow(/redirectUris/);
  });

  test('are refused in one sentence when the file is not usable', () => {
    expect(() => read('{')).toThrow(/cannot be read as JSON\.$/);
    expect(() => read([{ ...APP, name: { fi: 'Sovellus' } }])).toThrow(/not usable at 0\.name\.sv/);
    expect(() => read([APP, APP])).toThrow(/lists the app an-app twice\.$/);
  });
});
