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
