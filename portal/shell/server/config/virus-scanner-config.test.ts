import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { virusScannerConfig, virusScannerSettings } from './virus-scanner-config.ts';

const schema = z.object(virusScannerSettings);
const address = 'tcp://127.0.0.1:3310';

describe('the virus scanner', () => {
  test('is the one that was set', () => {
    const given = schema.parse({ CLAMD_ADDRESS: address });
    for (const isProduction of [true, false])
      expect(virusScannerConfig(given, { isProduction, sandboxPort: 3001 })).toEqual({ address });
  });

  test('is the sandbox’s without a setting, and in production none', () => {
    expect(virusScannerConfig({}, { isProduction: false, sandboxPort: 3001 })?.address).toMatch(
      /^unix:\/.*3001\.sock$/,
    );
    expect(virusScannerConfig({}, { isProduction: true, sandboxPort: 3001 })).toBeNull();
  });

  test.each(['', 'clamd', 'http://clamd:3310'])('is not at %j', (wrong) => {
    expect(schema.safeParse({ CLAMD_ADDRESS: wrong }).success).toBe(false);
  });
});
