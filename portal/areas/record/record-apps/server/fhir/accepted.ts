const JSON_TYPES = [
  '*/*',
  'application/*',
  'application/json',
  'application/fhir+json',
  // As releases before R4 called it.
  'application/json+fhir',
  'text/json',
];
const JSON_FORMATS = ['json', ...JSON_TYPES];
const VERSION = '4.0';

/**
 * Whether somebody takes FHIR R4 as JSON, which is all there is here (FHIR R4, 3.1.0.1.11).
 *
 * @param accept the header; undefined: anything is taken
 * @param format the parameter `_format`, which stands in for the header; null: there is none
 */
export function takesJson(accept: string | undefined, format: string | null): boolean {
  // A plus sign of an address that is not encoded arrives as a space.
  if (format) return JSON_FORMATS.includes(mediaType(format).replace(' ', '+'));
  if (!accept?.trim()) return true;
  return accept.split(',').some((range) => {
    const parameters = range
      .split(';')
      .slice(1)
      .map((each) => each.replaceAll(/[\s"]/g, '').toLowerCase());
    const isRefused = parameters.some((each) => /^q=0(\.0*)?$/.test(each));
    const isOfAnother = parameters.some(
      (each) => each.startsWith('fhirversion=') && each !== `fhirversion=${VERSION}`,
    );
    return JSON_TYPES.includes(mediaType(range)) && !isRefused && !isOfAnother;
  });
}

const mediaType = (text: string) => (text.split(';')[0] ?? '').trim().toLowerCase();
