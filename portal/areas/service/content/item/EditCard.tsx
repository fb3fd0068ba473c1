import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { SectionCard } from '#components/SectionCard.tsx';
import { NoticeForm } from '../form/NoticeForm.tsx';
import { useNoticeForm } from '../form/use-notice-form.ts';
import { contentKind, emptyNotice, type NoticeContent } from '../rules.ts';
import { BehindNotice } from './BehindNotice.tsx';
import type { ContentItem } from './content-item.ts';

export interface EditCardProps {
  /** The notice. */
  readonly item: ContentItem;
  /** It has another version. */
  readonly onSaved: () => void;
}

/** Writes the next version of a notice. */
export function EditCard({ item, onSaved }: EditCardProps): ReactNode {
  const t = useTranslations('content');
  const { languages } = useBrand();
  const [newest] = item.versions;
  const [saved, setSaved] = useState<number | null>(null);
  const known: NoticeContent = newest ? inLanguages(newest.notice, languages) : emptyNotice(languages);
  // What is typed goes on from the version that its author has read, also when another comes meanwhile.
  const [after, setAfter] = useState(newest?.version ?? 1);
  const form = useNoticeForm({
    draft: `notice-${item.id}`,
    known,
    send: (send, notice) =>
      send('POST /api/content/{id}/versions', {
        params: { id: String(item.id) },
        body: { ...notice, after },
      }),
    onSaved({ version }) {
      setSaved(version);
      setAfter(version);
      onSaved();
    },
  });
  const isBehind = newest !== undefined && newest.version > after;
  // Nothing is typed: the newest version is what is shown, and gone on from.
  if (isBehind && !form.isDirty) setAfter(newest.version);
  return (
    <SectionCard title={t('item.edit')}>
      <Stack gap="medium">
        {isBehind && form.isDirty && <BehindNotice {...newest} />}
        <NoticeForm form={form} />
        {saved !== null && !form.isDirty && (
          <Notice tone="success" role="status">
            {t('item.saved', { version: saved })}
          </Notice>
        )}
      </Stack>
    </SectionCard>
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
