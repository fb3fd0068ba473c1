import { mapAddress } from '#areas/appointments/shared/appointments/directions.ts';
import type { ClinicView } from '../contract.ts';

/** How near the map shows the place. */
const ZOOM = 17;

/** The clinic on an open map, outside the portal: at its position, or by its address where that is not known. */
export function mapAddressOf({ position, address }: Pick<ClinicView, 'position' | 'address'>): string {
  if (!position) return mapAddress(address);
  const { latitude, longitude } = position;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
}
