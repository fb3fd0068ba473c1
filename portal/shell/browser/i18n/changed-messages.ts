/// <reference types="vite/client" />
import { useEffect, useState } from 'react';
import type { Language } from '#contract/language/language.ts';
import type { NamespaceMessages } from './namespaces.ts';

/** A namespace's messages that somebody has changed while they write them (`portal/build/compile-messages.ts`). */
export interface ChangedMessages {
  readonly namespace: string;
  readonly language: Language;
  readonly messages: NamespaceMessages;
}

/**
 * In development the messages that have changed since the page was loaded: they come into it, and what is typed there stays.
 * In a build there are none.
 */
export function useChangedMessages(language: Language): Readonly<Record<string, NamespaceMessages>> {
  const [changed, setChanged] = useState<Readonly<Record<string, NamespaceMessages>>>(NONE);
  useEffect(() => {
    const hot = import.meta.hot;
    if (!hot) return;
    const take = ({ namespace, messages, ...of }: ChangedMessages) => {
      if (of.language === language) setChanged((before) => ({ ...before, [namespace]: messages }));
    };
    hot.on('portal:messages', take);
    return () => hot.off('portal:messages', take);
  }, [language]);
  return changed;
}

const NONE = {};
