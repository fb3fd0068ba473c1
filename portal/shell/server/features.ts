import { existsSync } from 'node:fs';
import type { FirstMessages } from '#areas/messages/shared/messaging/server/first-messages.ts';
import type { AnswerQuestionnaire } from '#areas/messages/shared/questionnaires/server/answer-questionnaire.ts';
import type { WriteRecord } from '#areas/record/shared/health-record/server/write-record.ts';
import * as features from '#areas/registry.ts';
import type {
  FeatureSettings,
  OwnData,
  ServerFeature,
  ServiceParts,
  TaskParts,
} from '#areas/server-feature.ts';
import type { Part } from '#contract/system/parts.ts';
import type { Service } from '#platform/calls/handler.ts';
import type { Task } from '#platform/jobs/worker.ts';
import { partOfFeature } from './breaks/parts.ts';
import { createDueOf } from './family/due-of.ts';

// Browsers know the registry, too, so it cannot name what is the server's: that is found by its place.
const withServer = Object.values(features).filter(({ area, id }) =>
  existsSync(new URL(`../../areas/${area}/${id}/server/feature.ts`, import.meta.url)),
);

/** What the server has of each feature that has something there. */
export const serverFeatures: readonly (ServerFeature & { readonly part: Part | null })[] = await Promise.all(
  withServer.map(async ({ area, id }) => {
    const { feature } = (await import(`../../areas/${area}/${id}/server/feature.ts`)) as {
      feature: ServerFeature;
    };
    return { ...feature, part: partOfFeature(id) };
  }),
);

/** What the data that patients download has of each feature. */
export const ownDataSections: readonly OwnData[] = serverFeatures.flatMap(({ ownData = [] }) => ownData);

/** What every feature has of the record, as documents. */
const documents = serverFeatures.flatMap(({ documents: own = [] }) => own);

/** What every feature sends as the first message of a conversation; that no kind is missing is tested with them. */
export const firstMessages = Object.assign(
  {},
  ...serverFeatures.map((feature) => feature.firstMessages),
) as FirstMessages;

/** What features have for those who work here: each of these has one feature. */
const forStaff = Object.assign(
  {},
  ...serverFeatures.map(({ renewalDesk, readAnswers }) => ({
    ...(renewalDesk && { renewalDesk }),
    ...(readAnswers && { readAnswers }),
  })),
) as Pick<ServiceParts, 'renewalDesk' | 'readAnswers'>;

/** What keeps answers to questionnaires: one feature has it. */
function answering(settings: FeatureSettings): AnswerQuestionnaire {
  const [answer] = serverFeatures.flatMap(({ answerQuestionnaire }) => answerQuestionnaire?.(settings) ?? []);
  if (!answer) throw new Error('No feature answers questionnaires.');
  return answer;
}

/** What writes a record as a file: one feature has it. */
function recordWriting(): WriteRecord {
  const [write] = serverFeatures.flatMap(({ writeRecord }) => writeRecord?.(documents) ?? []);
  if (!write) throw new Error('No feature writes records.');
  return write;
}

/** The calls of every feature, answered: what is not here does not answer. */
export function featureServices(
  parts: Omit<
    ServiceParts,
    | 'ownData'
    | 'documents'
    | 'firstMessages'
    | 'answerQuestionnaire'
    | 'writeRecord'
    | 'dueOf'
    | keyof typeof forStaff
  >,
): readonly Service[] {
  const answerQuestionnaire = answering(parts.settings);
  const writeRecord = recordWriting();
  // What is due for a child is asked of the very services that answer pages.
  const dueOf = createDueOf(() => services);
  const services: readonly Service[] = serverFeatures.map(({ service, part }) => ({
    ...service({
      ...parts,
      ...forStaff,
      ownData: ownDataSections,
      documents,
      firstMessages,
      answerQuestionnaire,
      writeRecord,
      dueOf,
    }),
    part,
  }));
  return services;
}

/** The jobs of every feature, by the names under which they wait. */
export function featureTasks(parts: TaskParts): Readonly<Record<string, Task>> {
  return Object.fromEntries(serverFeatures.flatMap(({ tasks }) => Object.entries(tasks?.(parts) ?? {})));
}
