import { z } from 'zod';

/** One measurement, as patients and those who care for them get it. Pages import only the types of this file. */
export const homeMeasurementSchema = z.object({
  id: z.int().positive(),
  measuredAt: z.iso.datetime(),
  /** Blood pressure has two numbers, and the pulse where the device told it; everything else has one. */
  measured: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('bloodPressure'),
      systolic: z.int(),
      diastolic: z.int(),
      pulse: z.int().nullable(),
    }),
    z.object({ kind: z.enum(['pulse', 'weight', 'temperature']), value: z.number() }),
  ]),
  note: z.string().nullable(),
  /** A guardian has entered it for the child. */
  byGuardian: z.boolean(),
});
export type HomeMeasurement = z.infer<typeof homeMeasurementSchema>;
export type Measured = HomeMeasurement['measured'];
