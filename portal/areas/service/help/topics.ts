import * as features from '../../registry.ts';

type Features = typeof features;
type TopicOf<Declared> = Declared extends { readonly help: readonly (infer Topic)[] } ? Topic : never;

export type HelpTopic = { [Name in keyof Features]: TopicOf<Features[Name]> }[keyof Features];
export type Question = HelpTopic['questions'][number];

/** Everything that the help answers, in the order of the page: what the features declare, written out by the build. */
export const TOPICS: readonly HelpTopic[] = Object.values(features)
  .flatMap((feature): readonly HelpTopic[] => ('help' in feature ? feature.help : []))
  .sort((one, other) => one.place - other.place);
