import { useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import { percentFormat } from '../ProgressBar/percent-format.ts';
import type { UploadFile } from './FileRow.tsx';

/** Percent between two announcements of how far a file has come. */
const STEP = 25;

/** What has changed since the last announcement: which file has come how far, has been sent, has failed or was removed. */
export function useFileNews(files: readonly UploadFile[]): string {
  const { strings, language } = useDesignSystem();
  const [{ before, news }, setSaid] = useState({ before: files, news: '' });
  if (before !== files) {
    const words = {
      waiting: null,
      uploading: strings.fileUploading,
      done: strings.fileDone,
      failed: strings.fileFailed,
    };
    const percent = percentFormat(LOCALES[language]);
    const newsOf = (file: UploadFile): string | null => {
      const former = before.find(({ id }) => id === file.id);
      if (former?.status !== file.status || former.statusText !== file.statusText) {
        return file.statusText ?? words[file.status];
      }
      const step = stepOf(file);
      return step > stepOf(former) && step < 100 ? percent.format(step / 100) : null;
    };
    const changed = files.flatMap((file) => {
      const said = newsOf(file);
      return said ? [`${file.name}: ${said}`] : [];
    });
    const removed = before
      .filter(({ id }) => !files.some((file) => file.id === id))
      .map(({ name }) => `${name}: ${strings.fileRemoved}`);
    const all = [...changed, ...removed];
    setSaid({ before: files, news: all.length > 0 ? all.join('. ') : news });
  }
  return news;
}

function stepOf({ status, progress = 0 }: UploadFile): number {
  return status === 'uploading' ? Math.floor(progress / STEP) * STEP : 0;
}
