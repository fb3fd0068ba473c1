import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { RecordApp } from '#areas/person/shared/record-apps/record-app.ts';
import { ConfigError } from './config-error.ts';

/** The settings of the apps that patients may let read their records. */
export const recordAppsSettings = {
  RECORD_APPS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'the apps that patients may let read their records: a JSON file ([operations](operations.md)); without it there are none, in development the sandbox’s',
    ),
};

const text = z.string().trim().min(1);
const fileSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[\w.-]{1,100}$/),
    name: z.strictObject({ fi: text, sv: text, en: text }),
    redirectUris: z
      .array(z.string().refine(isRedirectAddress, 'is no address that an app may be sent to'))
      .min(1),
  }),
);

/** @throws ConfigError with one sentence if the file cannot be used */
export function recordAppsConfig(
  { RECORD_APPS_FILE: file }: { readonly RECORD_APPS_FILE?: string | undefined },
  { sandboxOrigin, isProduction }: { readonly sandboxOrigin: string; readonly isProduction: boolean },
): readonly RecordApp[] {
  if (file === undefined) return isProduction ? [] : [sandboxApp(sandboxOrigin)];
  const listed = fileSchema.safeParse(parsed(file));
  if (!listed.success) {
    const issue = listed.error.issues[0];
    throw new ConfigError(
      `The setting RECORD_APPS_FILE names ${file}, which is not usable at ${issue?.path.join('.') || 'its beginning'}: ${issue?.message}.`,
    );
  }
  const ids = listed.data.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw new ConfigError(`${file} lists the app ${repeated} twice.`);
  return listed.data;
}

/** https; an app of the patient's own device, by its own scheme (RFC 8252 section 7.1) or on the device itself. */
function isRedirectAddress(address: string): boolean {
  if (!URL.canParse(address) || address.includes('#') || address.includes('*')) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:') return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || /^[a-z\d-]+(\.[a-z\d-]+)+:$/.test(protocol);
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(`The setting RECORD_APPS_FILE names ${file}, which cannot be read as JSON.`, {
      cause: error,
    });
  }
}

/** The app that the sandbox plays. */
function sandboxApp(origin: string): RecordApp {
  return {
    id: 'sandbox-app',
    name: { fi: 'Omat mittaukset', sv: 'Mina mätningar', en: 'My measurements' },
    redirectUris: [`${origin}/record-app/callback`],
  };
}
