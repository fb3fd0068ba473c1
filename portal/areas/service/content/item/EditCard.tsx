import type { ReactNode } from 'react';
import { useBrand } from '#client/app/app-context.ts';
import { NoticeForm } from '../form/NoticeForm.tsx';
import { useNoticeForm } from '../form/use-notice-form.ts';
import { contentKind, emptyNotice, type NoticeContent } from '../rules.ts';
import type { ContentItem } from './content-item.ts';
import { NextVersionCard } from './NextVersionCard.tsx';
import { useNextVersion } from './use-next-version.ts';

export interface EditCardProps {
  /** The notice. */
  readonly item: ContentItem;
  /** It has another version. */
  readonly onSaved: () => void;
}

/** Writes the next version of a notice. */
export function EditCard({ item, onSaved }: EditCardProps): ReactNode {
  const { languages } = useBrand();
  const [newest] = item.versions;
  const known: NoticeContent = newest ? inLanguages(newest.notice, languages) : emptyNotice(languages);
  const next = useNextVersion(newest, onSaved);
  const form = useNoticeForm({
    draft: `notice-${item.id}`,
    known,
    send: (send, notice) =>
      send('POST /api/content/{id}/versions', {
        params: { id: String(item.id) },
        body: { ...notice, after: next.after },
      }),
    onSaved: ({ version }) => next.keep(version),
  });
  const meanwhile = next.follow(form.isDirty);
  return (
    <NextVersionCard meanwhile={meanwhile} saved={form.isDirty ? null : next.saved}>
      <NoticeForm form={form} />
    </NextVersionCard>
  );
}

/** As it was saved, and a notice with what a language that the brand has got since still needs. */
function inLanguages(notice: NoticeContent, languages: Parameters<typeof emptyNotice>[0]): NoticeContent {
  if (contentKind(notice) !== 'notice') return notice;
  const texts = emptyNotice(languages).texts.map(
    (empty) => notice.texts.find(({ language }) => language === empty.language) ?? empty,
  );
  return { ...notice, texts };
}
