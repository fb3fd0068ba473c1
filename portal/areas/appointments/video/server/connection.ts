import { randomBytes } from 'node:crypto';
import { type Handler, ok } from '#platform/calls/handler.ts';
import { MEASURED_LENGTH, type VideoApi } from '../contract.ts';

/** Not to be compressed by much: what travels is what is measured. */
const letters = randomBytes(MEASURED_LENGTH).toString('base64url').slice(0, MEASURED_LENGTH);

/** `GET /api/anon/video-connection` */
export const measured: Handler<VideoApi['GET /api/anon/video-connection']> = {
  outside: async () => ok({ letters }),
};
