import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { postalAddress } from '../clinic/clinic-data.ts';
import type { PractitionerView } from '../contract.ts';

interface Where {
  /** Makes a whole address of a path of the portal. */
  readonly url: (path: string) => string;
  /** Of the page. */
  readonly path: string;
  readonly lang: Language;
}

/** A practitioner's facts for search engines, as a `Physician` of schema.org. */
export function practitionerData(
  practitioner: PractitionerView,
  { url, path, lang }: Where,
): Readonly<Record<string, unknown>> {
  const { name, title, presentation, profilePicture, spokenLanguages, specialties, clinics } = practitioner;
  return {
    '@context': 'https://schema.org',
    '@type': 'Physician',
    '@id': url(path),
    url: url(path),
    name,
    description: presentation ?? title,
    ...(profilePicture && { image: url(profilePicture) }),
    medicalSpecialty: specialties.map((each) => each.name),
    knowsLanguage: spokenLanguages,
    location: clinics.flatMap((clinic) =>
      clinic.slug !== null && clinic.address !== null
        ? [
            {
              '@type': 'MedicalClinic',
              '@id': url(href('clinic', { slug: clinic.slug }, lang)),
              name: clinic.name,
              address: postalAddress(clinic.address),
            },
          ]
        : [],
    ),
  };
}
