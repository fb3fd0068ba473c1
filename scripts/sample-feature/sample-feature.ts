import type { FileChanges } from '../new-brand/new-brand.ts';

const FOLDER = 'portal/areas/person/reminders';

const shellMessages = (menu: string, log: string) =>
  JSON.stringify({ menu: { reminders: menu }, log: { reminder: log } });

/**
 * A feature with a page, a call, a job, a table with a sealed column, a setting, a line in the menu, a name in the log of
 * accesses and a part of the downloaded data, as somebody would add it: for the test that counts what that touches.
 */
export const sampleFeature: FileChanges = {
  create: {
    [`${FOLDER}/feature.ts`]: `
import { defineFeature } from '../../feature.ts';
import type { RemindersApi } from './contract.ts';

export const feature = defineFeature({
  area: 'person',
  id: 'reminders',
  pages: { reminders: 'list/RemindersPage.tsx' },
  menu: [{ key: 'reminders', group: 'own', place: 6 }],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends RemindersApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    reminders: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
`,
    [`${FOLDER}/contract.ts`]: `
import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';

export const endpoints = {
  'GET /api/reminders': endpoint({
    summary: 'What the patient wants to be reminded of.',
    access: 'patient',
    record: { reads: 'reminder' },
    success: z.object({ reminders: z.array(z.object({ id: z.string(), text: z.string() })) }),
  }),
} as const;

export type RemindersApi = typeof endpoints;
`,
    [`${FOLDER}/messages/fi.json`]: '{ "title": "Muistutukset" }',
    [`${FOLDER}/messages/sv.json`]: '{ "title": "Påminnelser" }',
    [`${FOLDER}/messages/en.json`]: '{ "title": "Reminders" }',
    [`${FOLDER}/messages-shell/fi.json`]: shellMessages('Muistutukset', 'muistutukset'),
    [`${FOLDER}/messages-shell/sv.json`]: shellMessages('Påminnelser', 'påminnelser'),
    [`${FOLDER}/messages-shell/en.json`]: shellMessages('Reminders', 'reminders'),
    [`${FOLDER}/menu/icons.ts`]: `
import { ClockIcon } from '@portal/design-system/icons/ClockIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { reminders: { icon: ClockIcon } };
`,
    [`${FOLDER}/list/RemindersPage.tsx`]: `
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';

export const page = definePage({
  key: 'reminders',
  messages: ['reminders'],
  calls: () => [call('GET /api/reminders')],
  title: (t) => t('reminders.title'),
  Component: RemindersPage,
});

function RemindersPage(): ReactNode {
  const t = useTranslations('reminders');
  const { data } = useCall('GET /api/reminders');
  return (
    <Page>
      <Heading level={1}>{t('title')}</Heading>
      {data?.reminders.map(({ id, text }) => (
        <Text key={id}>{text}</Text>
      ))}
    </Page>
  );
}
`,
    [`${FOLDER}/server/feature.ts`]: `
import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { forgetReminder } from './forget-reminder.ts';
import { ownReminderData } from './own-data.ts';
import { showReminders } from './show-reminders.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ settings }) =>
    implement(endpoints, { 'GET /api/reminders': showReminders(settings.remindersShown) }),
  ownData: ownReminderData,
  tasks: forgetReminder,
};
`,
    [`${FOLDER}/server/forget-reminder.ts`]: `
import type { Task } from '#platform/jobs/worker.ts';
import type { TaskParts } from '../../../server-feature.ts';

export function forgetReminder({ inScope }: TaskParts): Readonly<Record<string, Task>> {
  return {
    'forget-reminder': (payload) => {
      const patientId = String(payload.patientId);
      return inScope({ patientId }, async (tx) => {
        await tx.deleteFrom('reminders').where('id', '=', String(payload.reminderId)).execute();
      });
    },
  };
}
`,
    [`${FOLDER}/server/show-reminders.ts`]: `
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { RemindersApi } from '../contract.ts';

export const showReminders =
  (most: number): Handler<RemindersApi['GET /api/reminders']> =>
  async ({ tx, patientId, vault }) => {
    const rows = await tx
      .selectFrom('reminders')
      .select(['id', 'text'])
      .where('patient_id', '=', patientId)
      .limit(most)
      .execute();
    return ok({ reminders: rows.map(({ id, text }) => ({ id, text: vault.open('reminders.text', text) })) });
  };
`,
    [`${FOLDER}/server/settings.ts`]: `
import { z } from 'zod';
import { featureSettings } from '../../../server-feature.ts';

export const settings = featureSettings({
  subject: 'Patients',
  shape: {
    REMINDERS_SHOWN: z.coerce.number().int().min(1).default(20).describe('how many reminders a patient is shown'),
  },
  read: (given) => ({ remindersShown: given.REMINDERS_SHOWN }),
});

declare module '../../../server-feature.ts' {
  interface DeclaredSettings {
    /** How many reminders a patient is shown. */
    remindersShown: number;
  }
}
`,
    [`${FOLDER}/server/own-data.ts`]: `
import { z } from 'zod';
import { ownData } from '../../../server-feature.ts';

export const ownReminderData = ownData({
  shape: { reminders: z.array(z.object({ text: z.string() })) },
  read: async ({ tx, patientId, vault }) => {
    const rows = await tx.selectFrom('reminders').select('text').where('patient_id', '=', patientId).execute();
    return { reminders: rows.map(({ text }) => ({ text: vault.open('reminders.text', text) })) };
  },
  tables: { reminders: 'reminders' },
});
`,
    [`${FOLDER}/server/tables.ts`]: `
import type { Generated } from 'kysely';
import { sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { Sealed } from '#platform/sealed.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    reminders: { patient_id: string; id: Generated<string>; text: Sealed };
  }
}

export const sealed = [sealedTexts('reminders', { patient_id: 'uuid', id: 'uuid' }, ['text'])];
`,
    'portal/platform/database/migrations/999-reminders.sql': `
create table reminders (
  patient_id uuid not null references patients on delete cascade,
  id uuid not null default gen_random_uuid(),
  text text not null,
  primary key (patient_id, id)
);
alter table reminders enable row level security;
create policy own on reminders using (patient_id = current_patient());
grant select, insert, delete on reminders to portal_app;
`,
  },
  change: {
    'portal/contract/routes/route-words.ts': (text) =>
      text.replace(/\n\} as const;/, "\n  reminders: ['muistutukset', 'paminnelser', 'reminders'],$&"),
    'portal/areas/registry.ts': (text) =>
      `${text}export { feature as reminders } from './person/reminders/feature.ts';\n`,
  },
};
