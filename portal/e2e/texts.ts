import { existsSync, readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import type { BrandSettings } from '#contract/brand/brand.ts';
import { overrideTree } from '#contract/brand/brand-messages.ts';
import { withOverrides } from '#contract/brand/with-overrides.ts';
import { type Language, LOCALES } from '#contract/language/language.ts';
import { strings } from '../../design-system/src/DesignSystem/strings.ts';
import { withFeatureMessages } from '../build/feature-messages.ts';

export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const NAMESPACES = {
  shell: '../shell/browser/messages',
  booking: '../areas/appointments/booking/messages',
  clinics: '../areas/appointments/clinics/messages',
  appointments: '../areas/appointments/appointments/messages',
  'additional-charges': '../areas/appointments/additional-charges/messages',
  payments: '../areas/money/payments/messages',
  'calendar-feed': '../areas/appointments/calendar-feed/messages',
  guardianship: '../areas/person/guardianship/messages',
  identification: '../areas/person/identification/messages',
  attachments: '../components/attachments/messages',
  due: '../components/due/messages',
  measured: '../components/measured/messages',
  downloads: '../components/downloads/messages',
  imaging: '../areas/record/imaging/messages',
  laboratory: '../areas/record/laboratory/messages',
  offline: '../components/offline/messages',
  referral: '../components/referral/messages',
  legal: '../areas/service/legal/messages',
  'system-status': '../areas/messages/system-status/messages',
  help: '../areas/service/help/messages',
  'kela-card': '../areas/person/kela-card/messages',
  'sms-login': '../areas/person/sms-login/messages',
  accessibility: '../areas/service/accessibility/messages',
  prescriptions: '../areas/record/prescriptions/messages',
  registration: '../areas/person/registration/messages',
  consents: '../components/consents/messages',
  contact: '../components/contact/messages',
  'visit-rules': '../areas/appointments/shared/visit-rules/messages',
  insurance: '../areas/appointments/shared/insurance/messages',
  'unsaved-changes': '../components/unsaved-changes/messages',
  'occupational-vaccination': '../areas/record/occupational-vaccination/messages',
  'care-team': '../areas/occupational/care-team/messages',
  'employee-memo': '../areas/occupational/employee-memo/messages',
  'sickness-fund': '../areas/occupational/sickness-fund/messages',
  'patient-information': '../areas/person/patient-information/messages',
  workspace: '../areas/messages/workspace/messages',
  operators: '../areas/messages/operators/messages',
  chats: '../areas/messages/chats/messages',
  conversations: '../areas/messages/conversations/messages',
  video: '../areas/appointments/video/messages',
  questionnaires: '../areas/messages/questionnaires/messages',
  'record-news': '../areas/record/record-news/messages',
  'record-sharing': '../areas/record/record-sharing/messages',
  'record-apps': '../areas/record/record-apps/messages',
  'health-record': '../areas/record/health-record/messages',
  certificates: '../areas/record/certificates/messages',
  vaccinations: '../areas/record/vaccinations/messages',
  growth: '../areas/record/growth/messages',
  'home-measurements': '../areas/record/home-measurements/messages',
  visits: '../areas/record/visits/messages',
  invoices: '../areas/money/invoices/messages',
  'video-entry': '../components/video-entry/messages',
  withholding: '../areas/record/withholding/messages',
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
      return existsSync(file)
        ? [[name, withFeatureMessages(folder.slice(3), lang, JSON.parse(readFileSync(file, 'utf8')))]]
        : [];
    }),
  );
  const own = brand?.texts[lang] ? overrideTree(brand.texts[lang].messages) : {};
  const all = { ...withOverrides(messages, own), controls: strings[lang] };
  return createTranslator({ locale: LOCALES[lang], messages: all, timeZone: 'Europe/Helsinki' }) as Text;
}
