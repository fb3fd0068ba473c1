import type { ClinicFile } from '#areas/appointments/shared/clinics/clinic-file.ts';
import { LONGEST_TEXT } from '#areas/appointments/shared/clinics/clinic-rules.ts';
import { keptText } from '#contract/calls/text-rule.ts';
import { LANGUAGES, type Language, type Localised } from '#contract/language/language.ts';

/** What a clinic tells in one language. */
export interface ClinicTexts {
  readonly language: Language;
  readonly name: string;
  readonly street: string;
  readonly postOffice: string;
  readonly directions: string;
  readonly parking: string;
  readonly accessibility: string;
  readonly arrivalNote: string;
}

/** From when until when the door is open on a weekday; Monday is 1. */
export interface OpenHours {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

/** A day on which it is not as usual; without times it is closed. */
export interface ExceptionalDay {
  readonly day: string;
  readonly from: string;
  readonly to: string;
  /** Why, in each language; empty: it is not told. */
  readonly fi: string;
  readonly sv: string;
  readonly en: string;
}

/** What a clinic tells, as its form holds it: what is not told is empty. */
export interface ClinicValues {
  /** One for each language, whatever languages a brand has. */
  readonly texts: ClinicTexts[];
  readonly postalCode: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly hours: OpenHours[];
  readonly exceptions: ExceptionalDay[];
}

/** A file of the command as its form holds it. */
export function valuesOf(file: ClinicFile): ClinicValues {
  return {
    texts: LANGUAGES.map((language) => ({
      language,
      name: file.name?.[language] ?? '',
      street: file.street?.[language] ?? '',
      postOffice: file.postOffice?.[language] ?? '',
      directions: file.directions?.[language] ?? '',
      parking: file.parking?.[language] ?? '',
      accessibility: file.accessibility?.[language] ?? '',
      arrivalNote: file.arrivalNote?.[language] ?? '',
    })),
    postalCode: file.postalCode ?? '',
    latitude: String(file.position?.latitude ?? ''),
    longitude: String(file.position?.longitude ?? ''),
    hours: file.hours ?? [],
    exceptions: (file.exceptions ?? []).map(({ day, from = '', to = '', reason }) => ({
      day,
      from,
      to,
      fi: reason?.fi ?? '',
      sv: reason?.sv ?? '',
      en: reason?.en ?? '',
    })),
  };
}

/** How any of a clinic's texts is kept. */
const TEXT = { max: LONGEST_TEXT, hasLines: true } as const;

/** What a form without faults holds, as the command's file. */
export function fileOf(values: ClinicValues): ClinicFile {
  const inAll = (field: Exclude<keyof ClinicTexts, 'language'>): Localised => {
    const [fi, sv, en] = LANGUAGES.map((language) =>
      // A name with a line end has not come this far.
      keptText(values.texts.find((each) => each.language === language)?.[field] ?? '', TEXT),
    );
    return { fi, sv, en } as Localised;
  };
  const told = (texts: Localised) => (texts.fi === '' ? null : texts);
  const [latitude, longitude] = [numberOf(values.latitude), numberOf(values.longitude)];
  return {
    name: inAll('name'),
    street: inAll('street'),
    postalCode: values.postalCode.trim(),
    postOffice: inAll('postOffice'),
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    directions: told(inAll('directions')),
    parking: told(inAll('parking')),
    accessibility: told(inAll('accessibility')),
    arrivalNote: told(inAll('arrivalNote')),
    hours: values.hours.map(({ weekday, from, to }) => ({ weekday, from: clockOf(from), to: clockOf(to) })),
    exceptions: values.exceptions.map(({ day, from, to, fi, sv, en }) => ({
      day,
      ...(from.trim() !== '' && { from: clockOf(from), to: clockOf(to) }),
      ...(fi.trim() !== '' && { reason: { fi: fi.trim(), sv: sv.trim(), en: en.trim() } }),
    })),
  };
}

/** A time of day as it is kept, `08:00`, of `8`, `8.00` or `8:00`; anything else stays as it is. */
export function clockOf(typed: string): string {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[.:](\d{2}))?$/.exec(typed.trim()) ?? [];
  return hour ? `${hour.padStart(2, '0')}:${minute}` : typed.trim();
}

/** A number as people write it, `60,17` too; null: nothing, or no number. */
export function numberOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
}
