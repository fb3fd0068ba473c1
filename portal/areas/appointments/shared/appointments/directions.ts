/** A street address as an appointment's clinic has it. */
export interface StreetAddress {
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly postOffice: string;
}

/** 'Esimerkkikatu 1, 00100 Helsinki' */
export function addressLine({ streetAddress, postalCode, postOffice }: StreetAddress): string {
  return `${streetAddress}, ${postalCode} ${postOffice}`;
}

/** An open map, outside the portal, at the address. Reveals nothing about the patient. */
export function mapAddress(address: StreetAddress): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: addressLine(address) })}`;
}
