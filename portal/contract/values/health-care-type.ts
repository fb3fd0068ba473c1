import { z } from 'zod';

/** Who pays for a visit, as agreed with the patient. */
export const healthCareTypeSchema = z.enum(['private', 'occupational', 'insurance', 'kela65']);
export type HealthCareType = z.infer<typeof healthCareTypeSchema>;
