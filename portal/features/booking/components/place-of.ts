import type { Clinic } from '#contract/appointment.ts';

/** Name and address of a clinic in one line; a remote clinic has a name only. */
export function placeOf({ name, address }: Clinic): string {
  if (!address) return name;
  return `${name}, ${address.streetAddress}, ${address.postalCode} ${address.postOffice}`;
}

/** A map's page with the way to a clinic; null where there is nowhere to go. */
export function directionsTo(clinic: Clinic): string | null {
  if (!clinic.address) return null;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: placeOf(clinic) })}`;
}
