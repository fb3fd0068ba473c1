import { createHash } from 'node:crypto';
import { openProduction } from './production.ts';
import type { Scenario } from './scenario.ts';

/** Everybody with this repository has it. */
const DEVELOPMENT_SECRET = createHash('sha256').update('development only').digest('hex');

/** Settings that leave everybody's data unsafe; empty: as if unset. */
const INSECURE: readonly (readonly [setting: string, value: string])[] = [
  ['BRAND_ORIGINS', 'kaari=http://kaari.test'],
  ['BRAND_ORIGINS', ''],
  ['IDENTIFICATION_ISSUER', 'http://identification.test'],
  ['SMS_URL', 'http://sms.test/v1/messages'],
  ['POPULATION_REGISTER_URL', 'http://register.test/v1/guardianships'],
  ['POHJOLA_URL', 'http://pohjola.test/v1'],
  ['LAHITAPIOLA_URL', 'http://lahitapiola.test/v1'],
  ['LAHITAPIOLA_APPLICATION_ORIGIN', 'http://lahitapiola.test'],
  ['VIDEO_URL', 'http://video.test/v1'],
  ['VIDEO_ROOM_ORIGIN', 'http://video.test'],
  ['S3_ENDPOINT', 'http://storage.test'],
  ['SMTP_URL', 'smtp://mail.test:25'],
  ['DATABASE_URL', ''],
  ['TRUST_PROXY', 'true'],
  ['PORTAL_SECRET', DEVELOPMENT_SECRET],
];

const shown = (setting: string, value: string) =>
  value === DEVELOPMENT_SECRET
    ? `${setting} of development`
    : value
      ? `${setting}=${value}`
      : `no ${setting}`;

export const insecureStart: Scenario = {
  name: '7-insecure-start',
  about: `a production start with one insecure setting at a time (${INSECURE.length} of them): does it start?`,
  async attempt(arena) {
    const startProduction = await openProduction(arena);
    // So that a refusal is due to this setting.
    await (await startProduction()).stop();
    const started: string[] = [];
    for (const [setting, value] of INSECURE) {
      const portal = await startProduction({ [setting]: value }).catch((error: Error) => error);
      const refusesByName = portal instanceof Error && portal.message.includes(setting);
      if (!refusesByName) started.push(shown(setting, value));
      if (!(portal instanceof Error)) await portal.stop();
    }
    return {
      succeeded: started.length > 0,
      seen: `${started.length} of ${INSECURE.length} not refused by name${started.length ? ': ' : ''}${started.join(', ')}`,
    };
  },
};
