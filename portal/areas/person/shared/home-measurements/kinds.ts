import { z } from 'zod';

/** What patients measure at home. */
export const HOME_KINDS = ['bloodPressure', 'pulse', 'weight', 'temperature'] as const;
export type HomeKind = (typeof HOME_KINDS)[number];

/** What is written after a number; of the pulse that goes with a blood pressure that of `pulse`. */
export const HOME_UNITS: Readonly<Record<HomeKind, string>> = {
  bloodPressure: 'mmHg',
  pulse: '/min',
  weight: 'kg',
  temperature: '°C',
};

/** One measurement, as patients and those who care for them get it. */
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
