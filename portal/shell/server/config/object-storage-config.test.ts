import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { objectStorageConfig, objectStorageSettings } from './object-storage-config.ts';

const schema = z.object(objectStorageSettings);

function configOf(environment: Record<string, string>, isProduction: boolean) {
  const given = schema.parse(environment);
  return objectStorageConfig({
    sandboxOrigin: 'http://localhost:3001',
    need(name, sample) {
      const value = given[name];
      if (value === undefined && isProduction) throw new ConfigError(name);
      return value ?? sample;
    },
  });
}

const whole = {
  S3_ENDPOINT: 'https://s3.eu-north-1.amazonaws.com',
  S3_REGION: 'eu-north-1',
  S3_BUCKET: 'kaari-uploads',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('in production', () => {
  test.each(Object.keys(whole))('%s has to be there', (name) => {
    const { [name as keyof typeof whole]: _, ...rest } = whole;
    expect(() => configOf(rest, true)).toThrow(new ConfigError(name));
  });

  test('it is as it was set', () => {
    expect(configOf(whole, true)).toEqual({
      endpoint: 'https://s3.eu-north-1.amazonaws.com',
      region: 'eu-north-1',
      bucket: 'kaari-uploads',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });
});

test('without settings it is the sandbox’s', () => {
  expect(configOf({}, false)).toMatchObject({ endpoint: 'http://localhost:3001/s3', bucket: 'portal' });
});

test.each([{ S3_ENDPOINT: 'file:///etc' }, { S3_BUCKET: '../x' }, { S3_REGION: 'eu north' }])(
  '%j is refused',
  (environment) => {
    expect(schema.safeParse(environment).success).toBe(false);
  },
);
