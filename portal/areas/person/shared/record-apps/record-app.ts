import type { Language } from '#contract/language/language.ts';

/** An app that patients may let read their health record, as the installation's settings list it. */
export interface RecordApp {
  /** As it names itself (OAuth's `client_id`). */
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** Where its way back leads, each letter by letter. */
  readonly redirectUris: readonly string[];
}

/** An app's name; of one that the installation has taken out of its settings, what it called itself. */
export function appName(apps: readonly RecordApp[], clientId: string, lang: Language): string {
  return apps.find(({ id }) => id === clientId)?.name[lang] ?? clientId;
}
