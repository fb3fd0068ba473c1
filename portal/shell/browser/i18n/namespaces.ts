/// <reference types="vite/client" />

import type { Namespace } from '#client/pages/page.ts';
import type { Language } from '#contract/language/language.ts';

/** The compiled messages of a namespace. */
export type NamespaceMessages = Readonly<Record<string, unknown>>;

type Loader = () => Promise<NamespaceMessages>;

const FILES = {
  ...import.meta.glob<NamespaceMessages>('../messages/*.json', { import: 'default' }),
  ...import.meta.glob<NamespaceMessages>('../../../components/*/messages/*.json', { import: 'default' }),
  ...import.meta.glob<NamespaceMessages>('../../../areas/**/messages/*.json', { import: 'default' }),
};

/** `../../../areas/appointments/booking/messages/sv.json` → `booking/sv`, `../messages/sv.json` → `shell/sv` */
function nameOf(path: string): string {
  const [, folder, language] = /(?:([\w-]+)\/)?messages\/(\w+)\.json$/.exec(path) ?? [];
  return `${folder ?? 'shell'}/${language}`;
}

const LOADERS = new Map<string, Loader>(Object.entries(FILES).map(([path, load]) => [nameOf(path), load]));

/**
 * Loads messages, one file a namespace and language.
 *
 * @throws Error if a namespace has no messages in the language
 */
export async function loadMessages(
  namespaces: readonly Namespace[],
  language: Language,
): Promise<Record<string, NamespaceMessages>> {
  const entries = namespaces.map(async (namespace) => {
    const load = LOADERS.get(`${namespace}/${language}`);
    if (!load) throw new Error(`No messages for ${namespace} in ${language}`);
    return [namespace, await load()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
