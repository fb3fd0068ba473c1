import { z } from 'zod';

/** What an insurer's contract calls an identity code. */
export const identityCode = z.string().regex(/^\d{6}[-+A-FU-Y]\d{3}[\dA-Y]$/);
