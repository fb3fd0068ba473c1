/** Parts of the portal that can be out of use while the rest goes on. */
export const PARTS = [
  'messages',
  'questionnaires',
  'booking',
  'results',
  'prescriptions',
  'invoices',
  'payment',
] as const;
export type Part = (typeof PARTS)[number];

/** How a part is; `unknown`: the portal cannot tell. */
export const SYSTEM_STATUSES = [
  'operational',
  'plannedMaintenance',
  'unexpectedDowntime',
  'unknown',
] as const;
export type SystemStatus = (typeof SYSTEM_STATUSES)[number];
