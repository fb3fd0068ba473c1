import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { useFeatures } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';

const loadBlock = () => import('./QuestionnairesBlock.tsx').then((module) => module.QuestionnairesBlock);

/** The block of questionnaires, whose code comes only where the patient has some (PAGE-08), or nobody knows. */
export function QuestionnairesPart(): ReactNode {
  const { has } = useFeatures();
  const { data, error } = useCall(has('questionnaires') ? 'GET /api/questionnaires' : null);
  const hasSome = data?.type === 'ok' && data.questionnaires.length > 0;
  return (hasSome || error) && <LazyPart load={loadBlock} props={{}} isServed />;
}
