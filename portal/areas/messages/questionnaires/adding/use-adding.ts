import { useState } from 'react';
import { useLanguage } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { useChange } from '#client/calls/use-change.ts';
import type { Fault } from '../faults.ts';

/** What a questionnaire would ask, in each language. */
export type Preview = Extract<
  AnswerOf<'POST /api/workspace/questionnaires/preview'>,
  { readonly type: 'preview' }
>;

/** How far the adding of a file has come. */
export type Adding =
  | { readonly step: 'choosing' | 'reading' | 'notRead' }
  | { readonly step: 'refused'; readonly fileName: string; readonly faults: readonly Fault[] }
  | { readonly step: 'preview' | 'notAdded'; readonly content: string; readonly preview: Preview }
  | { readonly step: 'added' | 'unchanged'; readonly title: string };

/** Reads a file, shows what it would ask, and adds it once somebody has seen that. */
export function useAdding(onAdded: () => void): {
  readonly adding: Adding;
  readonly isSending: boolean;
  readonly read: (file: File) => Promise<void>;
  readonly add: () => Promise<void>;
  readonly discard: () => void;
} {
  const language = useLanguage();
  const [adding, setAdding] = useState<Adding>({ step: 'choosing' });
  const [fileName, setFileName] = useState('');
  const previewing = useChange('POST /api/workspace/questionnaires/preview');
  const publishing = useChange('POST /api/workspace/questionnaires');

  async function read(file: File): Promise<void> {
    setFileName(file.name);
    setAdding({ step: 'reading' });
    try {
      const content = await file.text();
      const answer = await previewing.run({ body: { content } });
      setAdding(
        answer.type === 'refused'
          ? { step: 'refused', fileName: file.name, faults: answer.faults }
          : { step: 'preview', content, preview: answer },
      );
    } catch {
      setAdding({ step: 'notRead' });
    }
  }

  async function add(): Promise<void> {
    if (adding.step !== 'preview' && adding.step !== 'notAdded') return;
    const { content, preview } = adding;
    try {
      const answer = await publishing.run({ body: { content } });
      if (answer.type === 'refused') return setAdding({ step: 'refused', fileName, faults: answer.faults });
      const shown = preview.languages.find((each) => each.language === language);
      setAdding({ step: answer.type, title: shown?.title ?? '' });
      onAdded();
    } catch {
      setAdding({ ...adding, step: 'notAdded' });
    }
  }

  return {
    adding,
    isSending: publishing.isSending,
    read,
    add,
    discard: () => setAdding({ step: 'choosing' }),
  };
}
