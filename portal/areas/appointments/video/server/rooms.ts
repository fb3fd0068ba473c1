import type { Vault } from '#platform/context.ts';

/** How the provider knows an appointment: nobody can tell from it whose that is, or which. */
export function roomOf(vault: Vault, patientId: string, appointmentId: number): string {
  return vault.hash('video-room', `${patientId} ${appointmentId}`).toString('base64url');
}

/** How the provider knows somebody in a room. */
export function participantOf(vault: Vault, room: string, person: string): string {
  return vault.hash('video-participant', `${room} ${person}`).toString('base64url');
}
