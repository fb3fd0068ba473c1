/** Answers by the `linkId` of their question, as they are typed or chosen; empty: not answered. */
export type Answers = Readonly<Record<string, string>>;
