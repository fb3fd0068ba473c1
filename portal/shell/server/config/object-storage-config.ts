import { z } from 'zod';
import type { S3Settings } from '#outside/object-storage/client/s3-storage.ts';

/** The settings of the object storage: any that speaks S3. */
export const objectStorageSettings = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('where files are kept: any storage that speaks S3'),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]+$/)
    .optional()
    .describe('its region'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)
    .optional()
    .describe('the bucket of the portal’s files'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('the name of the portal’s key there'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('the key'),
};

type Given = z.infer<z.ZodObject<typeof objectStorageSettings>>;

interface Surroundings {
  readonly sandboxOrigin: string;
  /** The setting's value, or the sample; in production a ConfigError when there is no value. */
  need(name: keyof Given, sample: string): string;
}

/** How the portal reaches the object storage; without settings it is the sandbox's. */
export function objectStorageConfig({ sandboxOrigin, need }: Surroundings): S3Settings {
  const endpoint = need('S3_ENDPOINT', `${sandboxOrigin}/s3`);
  return {
    endpoint,
    region: need('S3_REGION', 'eu-north-1'),
    bucket: need('S3_BUCKET', 'portal'),
    accessKeyId: need('S3_ACCESS_KEY_ID', 'sandbox'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY', 'sandbox'),
  };
}
