import type { AnswerOf } from '#client/calls/api.ts';
import type { Question } from '../topics.ts';
import type { ShownTopic } from './use-topics.tsx';

/** An answer that an operator has published. */
export type Written = AnswerOf<'GET /api/help'>['answers'][number];

/** What stands in a topic: a question of the portal's own, by its key, or what an operator has written. */
export type Entry = Question | Written;

/** A topic's questions in order: those of the portal that nothing has taken the place of, and between them what operators have published. */
export function arranged(
  topic: Pick<ShownTopic, 'key' | 'questions'>,
  published: readonly Written[],
): readonly Entry[] {
  const written = published
    .filter((answer) => answer.topic === topic.key)
    .toSorted((one, other) => one.place - other.place || one.id - other.id);
  const replaced = new Set(written.map(({ question }) => question));
  const entries: Entry[] = topic.questions.filter((question) => !replaced.has(question));
  for (const answer of written) if (!answer.isRemoved) entries.splice(answer.place - 1, 0, answer);
  return entries;
}
