import type { z } from 'zod';
import type { VideoSettings } from '#outside/video/client/video-rooms.ts';
import {
  AUTHORITIES,
  address,
  file,
  key,
  OWN_CERTIFICATE,
  type Surroundings,
  systemConfig,
} from './system-config.ts';

/** How the portal reaches the provider of video rooms. */
export const videoSettings = {
  VIDEO_URL: address.describe('where rooms for video appointments are made'),
  VIDEO_API_KEY: key.describe('what the portal proves itself with there'),
  VIDEO_CERTIFICATE_FILE: file.describe(OWN_CERTIFICATE),
  VIDEO_AUTHORITY_FILE: file.describe(AUTHORITIES),
  VIDEO_ROOM_ORIGIN: address.describe('the origin of the rooms’ pages, where patients are sent'),
};

type Given = z.infer<z.ZodObject<typeof videoSettings>>;

/** @throws a ConfigError that names a file of certificates that cannot be used */
export function videoConfig(given: Given, around: Surroundings<Given>): VideoSettings {
  return {
    ...systemConfig('VIDEO', '/video/v1', given, around),
    roomOrigin: new URL(around.need('VIDEO_ROOM_ORIGIN', around.sandboxOrigin)).origin,
  };
}
