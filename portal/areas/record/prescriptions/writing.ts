import type { Prescription } from './contract.ts';

/** A medicine with its strength. @param unnamed what one without a name is called */
export function medicineName(
  { medicineName, strength }: Pick<Prescription, 'medicineName' | 'strength'>,
  unnamed: string,
): string {
  return [medicineName ?? unnamed, strength].filter((part) => part !== null).join(' ');
}
