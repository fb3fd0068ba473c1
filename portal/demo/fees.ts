import type { VisitFee } from '#areas/appointments/shared/appointments/visit-fees.ts';
import type { Localised } from '#contract/language/language.ts';

const texts = (fi: string, sv: string, en: string): Localised => ({ fi, sv, en });

/** A row of the demo clinic's fees, with the visits that it is for. */
export interface DemoFee extends Pick<VisitFee, 'code' | 'purpose' | 'cents'> {
  readonly name: Localised;
  readonly brand?: string;
  readonly clinic?: string;
  /** Code of the kind of appointment. */
  readonly kind?: string;
  readonly specialty?: string;
  readonly from: string;
  readonly to?: string;
}

const office = {
  code: 'TOIM',
  name: texts('Toimistomaksu', 'Kontorsavgift', 'Office fee'),
  purpose: 'fee',
} as const;
const kela = {
  code: 'KELA',
  name: texts('Kela-korvaus', 'FPA-ersättning', 'Kela reimbursement'),
  purpose: 'compensation',
} as const;
/** Kinds of a doctor's appointment; by phone patients speak with nurses, of whose visits Kela pays nothing. */
const DOCTORS = ['LVO', 'EVO', 'VETA', 'CHAT'] as const;
/** Kinds without a place. */
const REMOTE = ['VETA', 'PUH', 'CHAT'] as const;
const LAST_YEAR = { from: '2025-01-01', to: '2025-12-31' };
const THIS_YEAR = { from: '2026-01-01' };

/** What private clinics charge beside a visit's price, and what Kela pays of the price from a year to the next. */
export const DEMO_FEES: readonly DemoFee[] = [
  { ...office, cents: 24_90, ...LAST_YEAR },
  { ...office, cents: 26_90, ...THIS_YEAR },
  { ...office, cents: 22_90, brand: 'pikkujatti', ...THIS_YEAR },
  { ...office, cents: 28_90, clinic: 'KAM', ...THIS_YEAR },
  { ...office, cents: 14_90, kind: 'HVO', ...THIS_YEAR },
  ...REMOTE.map((kind) => ({ ...office, cents: 9_90, kind, ...THIS_YEAR })),
  {
    code: 'KANTA',
    name: texts('Kanta-maksu', 'Kanta-avgift', 'Kanta fee'),
    purpose: 'fee',
    cents: 3_90,
    from: '2025-01-01',
  },
  { ...kela, cents: 30_00, kind: 'LVO', ...LAST_YEAR },
  { ...kela, cents: 30_00, kind: 'EVO', ...LAST_YEAR },
  ...DOCTORS.map((kind) => ({ ...kela, cents: 8_00, kind, ...THIS_YEAR })),
  { ...kela, cents: 70_00, kind: 'EVO', specialty: 'GYN', ...THIS_YEAR },
  { ...kela, cents: 50_00, kind: 'PSV', ...THIS_YEAR },
  // A dietitian is no doctor.
  { ...kela, cents: 0, kind: 'VETA', specialty: 'NNA', ...THIS_YEAR },
];
