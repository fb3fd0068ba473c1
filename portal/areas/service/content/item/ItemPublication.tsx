import type { ReactNode } from 'react';
import { useChange } from '#client/calls/use-change.ts';
import { contentKind } from '../rules.ts';
import type { ContentItem } from './content-item.ts';
import { Publication } from './Publication.tsx';

export interface ItemPublicationProps {
  /** The notice or answer of the help. */
  readonly item: ContentItem;
  /** It was published or withdrawn, or is another by now. */
  readonly onChanged: () => void;
}

/** What patients see of a notice or of an answer of the help. */
export function ItemPublication({ item, onChanged }: ItemPublicationProps): ReactNode {
  const change = useChange('PUT /api/content/{id}/publication');
  const { id, state, published, versions, publications } = item;
  return (
    <Publication
      kind={contentKind(versions[0]?.notice ?? {})}
      state={state}
      published={published}
      newest={versions[0]?.version ?? 1}
      last={publications[0]}
      earlier={published === null ? undefined : null}
      publish={async (version) => (await change.run({ params: { id: String(id) }, body: { version } })).type}
      isPublishing={change.isSending}
      onChanged={onChanged}
    />
  );
}
