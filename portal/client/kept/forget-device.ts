import { forgetAppointments } from './kept-appointments.ts';

/**
 * Removes what this device keeps of a patient and has it show no more notices, as they log out. Nobody stays logged in because a
 * browser refuses.
 */
export async function forgetDevice(): Promise<void> {
  const endNotices = import('../device-notices/end-device-notices.ts').then((code) =>
    code.endDeviceNotices(),
  );
  await Promise.allSettled([forgetAppointments(), endNotices]);
}
