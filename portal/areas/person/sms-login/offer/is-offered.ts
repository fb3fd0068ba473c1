import type { MfaStatus } from '../contract.ts';

/** Whether a patient with this status is to be asked. */
export function isOffered(status: MfaStatus | undefined): status is MfaStatus {
  if (!status || status.type === 'enabled' || status.type === 'environment-has-mfa-disabled') return false;
  return !status.isPutOff;
}
