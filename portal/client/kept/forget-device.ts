import { forgetAppointments } from './kept-appointments.ts';

/** Removes what this device keeps of a patient, as they log out. Nobody stays logged in because a browser refuses. */
export async function forgetDevice(): Promise<void> {
  await forgetAppointments().catch(() => undefined);
}
