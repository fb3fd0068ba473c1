/// <reference types="vite/client" />
import { useEffect, useState } from 'react';
import type { Language } from '#contract/language/language.ts';
import type { NamespaceMessages } from './namespaces.ts';

type Messages = Readonly<Record<string, NamespaceMessages>>;

/** A namespace's messages that somebody has changed while they write them (`portal/build/compile-messages.ts`). */
export interface ChangedMessages {
  readonly namespace: string;
  readonly language: Language;
  readonly messages: NamespaceMessages;
}

/**
 * In development the messages that have changed since the page was loaded: they come into it, and what is typed there stays.
 * A build has no word of it.
 */
export const useChangedMessages: (language: Language) => Messages = import.meta.hot
  ? useHotMessages
  : () => NONE;

const NONE: Messages = {};

function useHotMessages(language: Language): Messages {
  const [changed, setChanged] = useState(NONE);
  useEffect(() => {
    const take = ({ namespace, messages, ...of }: ChangedMessages) => {
      if (of.language === language) setChanged((before) => ({ ...before, [namespace]: messages }));
    };
    import.meta.hot?.on('portal:messages', take);
    return () => import.meta.hot?.off('portal:messages', take);
  }, [language]);
  return changed;
}
