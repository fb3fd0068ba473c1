import { z } from 'zod';
import type { VideoSettings } from '#outside/video/client/video-rooms.ts';
import { address, file, type Surroundings, systemConfig } from './system-config.ts';

/** How the portal reaches the provider of video rooms. */
export const videoSettings = {
  VIDEO_URL: address,
  VIDEO_API_KEY: z.string().min(1).optional(),
  /** PEM with the portal's certificate, its chain and its private key, where the provider wants one. */
  VIDEO_CERTIFICATE_FILE: file,
  /** PEM with the authorities of the provider's certificate, where they are not those of everybody. */
  VIDEO_AUTHORITY_FILE: file,
  /** Origin of the rooms' pages, where patients are sent. */
  VIDEO_ROOM_ORIGIN: address,
};

type Given = z.infer<z.ZodObject<typeof videoSettings>>;

/** @throws a ConfigError that names a file of certificates that cannot be used */
export function videoConfig(given: Given, around: Surroundings<Given>): VideoSettings {
  return {
    ...systemConfig('VIDEO', '/video/v1', given, around),
    roomOrigin: new URL(around.need('VIDEO_ROOM_ORIGIN', around.sandboxOrigin)).origin,
  };
}
