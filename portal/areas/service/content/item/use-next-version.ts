import { useState } from 'react';

/** Who has saved a version. */
export interface Saved {
  readonly version: number;
  readonly by: string | null;
}

/** What somebody writes who goes on from a version. */
export interface NextVersion {
  /** The version that its author has read, also when another comes meanwhile. */
  readonly after: number;
  /** The version that they have saved last; null: none yet. */
  readonly saved: number | null;
  /** It was saved as this version. */
  readonly keep: (version: number) => void;
  /** Where nothing is typed, goes on from the newest version. Else tells of one that has come meanwhile; null: none has. */
  readonly follow: (isDirty: boolean) => Saved | null;
}

/** Goes on from the newest version of some content. */
export function useNextVersion(newest: Saved | undefined, onSaved: () => void): NextVersion {
  const [saved, setSaved] = useState<number | null>(null);
  const [after, setAfter] = useState(newest?.version ?? 1);
  return {
    after,
    saved,
    keep(version) {
      setSaved(version);
      setAfter(version);
      onSaved();
    },
    follow(isDirty) {
      if (!newest || newest.version <= after) return null;
      if (!isDirty) setAfter(newest.version);
      return isDirty ? newest : null;
    },
  };
}
