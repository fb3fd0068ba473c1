import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { useChange } from '#client/calls/use-change.ts';
import type { ContentItem } from './content-item.ts';
import { History } from './History.tsx';

const loadDifference = () =>
  import('./VersionDifference.tsx').then(({ VersionDifference }) => VersionDifference);

export interface ItemHistoryProps {
  /** The notice or answer of the help. */
  readonly item: ContentItem;
  /** An earlier version is the newest now, or it is another by now. */
  readonly onRestored: () => void;
}

/** Every version of a notice or of an answer of the help. */
export function ItemHistory({ item, onRestored }: ItemHistoryProps): ReactNode {
  const change = useChange('POST /api/content/{id}/restoration');
  const { id, versions, publications } = item;
  const noticeAt = (index: number) => versions[index]?.notice;
  return (
    <History
      versions={versions}
      publications={publications}
      restore={async (version, after) =>
        (await change.run({ params: { id: String(id) }, body: { after, version } })).type
      }
      isRestoring={change.isSending}
      onRestored={onRestored}
      difference={(index) => {
        const after = noticeAt(index);
        return (
          after && <LazyPart load={loadDifference} props={{ before: noticeAt(index + 1) ?? null, after }} />
        );
      }}
    />
  );
}
