import type { MessageFiles, OutboundMessageFiles } from '#client/pages/message-files.ts';
import type { formats } from './i18n/formats.ts';
import type { MenuKey } from './menu-entries.ts';

/** Messages of no feature: the shell, and what pages of several features show. */
declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    // The build adds what features call their lines of the menu (`build/feature-messages.ts`).
    shell: typeof import('./messages/fi.json', { with: { type: 'json' }}) & {
      readonly menu: { readonly pages: Readonly<Record<MenuKey, string>> };
      readonly front: { readonly tiles: Readonly<Record<MenuKey, string>> };
    };
    consents: typeof import('#components/consents/messages/fi.json', { with: { type: 'json' }});
    contact: typeof import('#components/contact/messages/fi.json', { with: { type: 'json' }});
    measured: typeof import('#components/measured/messages/fi.json', { with: { type: 'json' }});
    due: typeof import('#components/due/messages/fi.json', { with: { type: 'json' }});
    insurance: typeof import('#areas/appointments/shared/insurance/messages/fi.json', { with: {
      type: 'json',
    }});
    'visit-rules': typeof import('#areas/appointments/shared/visit-rules/messages/fi.json', { with: {
      type: 'json',
    }});
    'video-entry': typeof import('#components/video-entry/messages/fi.json', { with: { type: 'json' }});
    offline: typeof import('#components/offline/messages/fi.json', { with: { type: 'json' }});
    referral: typeof import('#components/referral/messages/fi.json', { with: { type: 'json' }});
    downloads: typeof import('#components/downloads/messages/fi.json', { with: { type: 'json' }});
    attachments: typeof import('#components/attachments/messages/fi.json', { with: { type: 'json' }});
    'unsaved-changes': typeof import('#components/unsaved-changes/messages/fi.json', { with: {
      type: 'json',
    }});
  }
}

/** Message keys are those of the Finnish files, the source. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: MessageFiles;
    Formats: typeof formats;
    OutboundMessages: OutboundMessageFiles;
  }
}
