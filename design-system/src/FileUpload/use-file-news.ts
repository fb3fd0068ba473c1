import { useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import type { UploadFile } from './FileRow.tsx';

/** What has changed since the last announcement: which file is being sent, has been sent, has failed or was removed. */
export function useFileNews(files: readonly UploadFile[]): string {
  const { strings } = useDesignSystem();
  const [{ before, news }, setSaid] = useState({ before: files, news: '' });
  if (before !== files) {
    const words = {
      waiting: null,
      uploading: strings.fileUploading,
      done: strings.fileDone,
      failed: strings.fileFailed,
    };
    const changed = files.flatMap(({ id, name, status, statusText }) => {
      const former = before.find((file) => file.id === id);
      const isAsBefore = former?.status === status && former.statusText === statusText;
      const said = statusText ?? words[status];
      return isAsBefore || !said ? [] : [`${name}: ${said}`];
    });
    const removed = before
      .filter(({ id }) => !files.some((file) => file.id === id))
      .map(({ name }) => `${name}: ${strings.fileRemoved}`);
    const all = [...changed, ...removed];
    setSaid({ before: files, news: all.length > 0 ? all.join('. ') : news });
  }
  return news;
}
