/// <reference types="vite/client" />

import type { MessagePart } from '#client/pages/page.ts';
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
 * Loads messages, one file a namespace and language. Of a namespace that is named by its sections alone, only these are given.
 *
 * @throws Error if a namespace has no messages in the language
 */
export async function loadMessages(
  parts: readonly MessagePart[],
  language: Language,
): Promise<Record<string, NamespaceMessages>> {
  const namespaces = new Set(parts.map(namespaceOf));
  const entries = [...namespaces].map(async (namespace) => {
    const load = LOADERS.get(`${namespace}/${language}`);
    if (!load) throw new Error(`No messages for ${namespace} in ${language}`);
    const own = parts.filter((part) => namespaceOf(part) === namespace);
    return [namespace, only(own, namespace, await load())] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const namespaceOf = (part: string): string => part.split('.', 1)[0] ?? part;

/** What the parts name of the messages below a path; a part that is the path itself names them all. */
function only(parts: readonly string[], path: string, messages: NamespaceMessages): NamespaceMessages {
  if (parts.includes(path)) return messages;
  const named = Object.entries(messages).flatMap(([key, value]) => {
    const place = `${path}.${key}`;
    const own = parts.filter((part) => part === place || part.startsWith(`${place}.`));
    if (own.length === 0) return [];
    return [[key, typeof value === 'string' ? value : only(own, place, value as NamespaceMessages)]];
  });
  return Object.fromEntries(named);
}
