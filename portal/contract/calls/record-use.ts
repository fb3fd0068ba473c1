/**
 * Whose record a call is about. `caller`: that of the signed-in patient or of the child whom they act for. `own`: the
 * signed-in person's, even while acting for a child. `found`: that of a patient whom the handler finds by a link or a
 * proof.
 */
export type RecordOwner = 'caller' | 'own' | 'found';

type Kinds = string | readonly string[];

/** A call that reads or changes a patient's record: by which kinds of record, as the access log names them. */
interface Touches {
  /** `caller` unless said otherwise. */
  readonly of?: RecordOwner;
  /** Read for every answer with a body, also one that was kept and is given again. The runner notes it, whatever the handler does. */
  readonly reads?: Kinds;
  /** Read for some answers: the handler notes it when it is. */
  readonly mayRead?: Kinds;
  /** Made, changed or called off: the handler notes it when it has been. */
  readonly creates?: Kinds;
  readonly changes?: Kinds;
  readonly cancels?: Kinds;
  readonly none?: never;
}

/** A call that leaves nothing in anybody's access log. */
interface Untouched {
  /** In whose scope it runs all the same: of what stands beside the record. Absent: of the caller, if they must be a patient. */
  readonly of?: RecordOwner;
  /** Why there is nothing to note. */
  readonly none: string;
}

export type RecordUse = Touches | Untouched;

/** What is done to a record, as the access log names it, by the word of a declaration. */
const ACTIONS = {
  reads: 'read',
  mayRead: 'read',
  creates: 'create',
  changes: 'change',
  cancels: 'cancel',
} as const;
type Verb = keyof typeof ACTIONS;

type KindOf<K> = K extends readonly (infer Each)[] ? Each : K;

/** What the handler of a call with such a declaration may note. */
export type EntryOf<R> = {
  [V in Verb & keyof R]: { readonly action: (typeof ACTIONS)[V]; readonly kind: KindOf<R[V]> };
}[Verb & keyof R];

export interface RecordEntry {
  readonly action: (typeof ACTIONS)[Verb];
  readonly kind: string;
}

/** What a call declares, one entry for each action and kind. */
export function declaredEntries(use: RecordUse): RecordEntry[] {
  return (Object.keys(ACTIONS) as Verb[]).flatMap((verb) => entriesOf(use, verb));
}

/** What every answer with a body reads. */
export function declaredReads(use: RecordUse): RecordEntry[] {
  return entriesOf(use, 'reads');
}

function entriesOf(use: RecordUse, verb: Verb): RecordEntry[] {
  const kinds = (use as Touches)[verb] ?? [];
  return [kinds].flat().map((kind: string) => ({ action: ACTIONS[verb], kind }));
}
