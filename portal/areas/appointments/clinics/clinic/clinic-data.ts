import { hoursOn } from '#areas/appointments/shared/clinics/opening.ts';
import type { OpeningSpan } from '#areas/appointments/shared/clinics/opening-hours.ts';
import type { PublicBrand } from '#contract/pages/render.ts';
import type { ClinicView } from '../contract.ts';
import { mapAddressOf } from './map-address.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A street address by the vocabulary of schema.org. */
export function postalAddress({ streetAddress, postalCode, postOffice }: ClinicView['address']) {
  return {
    '@type': 'PostalAddress',
    streetAddress,
    postalCode,
    addressLocality: postOffice,
    addressCountry: 'FI',
  };
}

/** A clinic's facts for search engines, as a `MedicalClinic` of schema.org. */
export function clinicData(
  clinic: ClinicView,
  { url, brand }: { readonly url: string; readonly brand: Pick<PublicBrand, 'customerServicePhone'> },
): Readonly<Record<string, unknown>> {
  const { name, address, position, hours, services } = clinic;
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    '@id': url,
    url,
    name,
    telephone: `+358${brand.customerServicePhone.replaceAll(' ', '').replace(/^0/, '')}`,
    address: postalAddress(address),
    hasMap: mapAddressOf(clinic),
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    ...(hours && {
      openingHoursSpecification: hours.week.flatMap((spans, nth) =>
        spans.map((span) => ({ ...open(span), dayOfWeek: `https://schema.org/${DAYS[nth]}` })),
      ),
      specialOpeningHoursSpecification: hours.exceptions.map(({ day }) => {
        const [span] = hoursOn(hours, day);
        // The same time twice: closed.
        return { ...open(span ?? { from: '00:00', to: '00:00' }), validFrom: day, validThrough: day };
      }),
    }),
    availableService: services.map((service) => ({ '@type': 'MedicalTherapy', name: service.name })),
  };
}

function open({ from, to }: OpeningSpan) {
  return { '@type': 'OpeningHoursSpecification', opens: from, closes: to };
}
