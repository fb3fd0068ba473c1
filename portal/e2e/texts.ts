import { existsSync, readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import type { BrandSettings } from '#contract/brand/brand.ts';
import { overrideTree } from '#contract/brand/brand-messages.ts';
import { withOverrides } from '#contract/brand/with-overrides.ts';
import { type Language, LOCALES } from '#contract/language/language.ts';
import { strings } from '../../design-system/src/DesignSystem/strings.ts';

export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const NAMESPACES = {
  shell: '../app/messages',
  booking: '../features/booking/messages',
  appointments: '../features/appointments/messages',
  'additional-charges': '../features/additional-charges/messages',
  'calendar-feed': '../features/calendar-feed/messages',
  guardianship: '../features/guardianship/messages',
  identification: '../features/identification/messages',
  downloads: '../components/downloads/messages',
  imaging: '../features/imaging/messages',
  laboratory: '../features/laboratory/messages',
  referral: '../components/referral/messages',
  legal: '../features/legal/messages',
  help: '../features/help/messages',
  'kela-card': '../features/kela-card/messages',
  'sms-login': '../features/sms-login/messages',
  accessibility: '../features/accessibility/messages',
  prescriptions: '../features/prescriptions/messages',
  registration: '../features/registration/messages',
  consents: '../components/consents/messages',
  contact: '../components/contact/messages',
  'visit-rules': '../domain/visit-rules/messages',
  insurance: '../domain/insurance/messages',
  'leave-guard': '../components/leave-guard/messages',
  'occupational-vaccination': '../features/occupational-vaccination/messages',
  'patient-information': '../features/patient-information/messages',
  workspace: '../features/workspace/messages',
  video: '../features/video/messages',
  questionnaires: '../features/questionnaires/messages',
  'record-apps': '../features/record-apps/messages',
  'health-record': '../features/health-record/messages',
  certificates: '../features/certificates/messages',
  vaccinations: '../features/vaccinations/messages',
  visits: '../features/visits/messages',
  'video-entry': '../components/video-entry/messages',
  withholding: '../features/withholding/messages',
} as const;

/**
 * The interface's own texts, so that a journey reads the same in each language: `t('booking.landing.title')`, and
 * those of the design system's controls: `t('controls.calendar')`. With the brand's overrides, if one is given.
 */
export function textsIn(lang: Language, brand?: BrandSettings): Text {
  const messages = Object.fromEntries(
    Object.entries(NAMESPACES).flatMap(([name, folder]) => {
      const file = new URL(`${folder}/${lang}.json`, import.meta.url);
      // The help exists in Finnish only.
      return existsSync(file) ? [[name, JSON.parse(readFileSync(file, 'utf8'))]] : [];
    }),
  );
  const own = brand?.texts[lang] ? overrideTree(brand.texts[lang].messages) : {};
  const all = { ...withOverrides(messages, own), controls: strings[lang] };
  return createTranslator({ locale: LOCALES[lang], messages: all, timeZone: 'Europe/Helsinki' }) as Text;
}
