import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { useFeatures } from '#client/app/app-context.ts';
import { call, type DeclaredCall } from '#client/calls/call.ts';
import type { PageRequest } from '#contract/pages/render.ts';
import type { WithholdPartProps } from './withhold-props.ts';

const load = () => import('./WithholdControl.tsx').then((module) => module.WithholdControl);
const loadNote = () => import('./WithholdNoteText.tsx').then((module) => module.WithholdNoteText);

/** What pages with these parts ask for: fetched later, they would move what is below them. */
export function withholdingCalls({ session }: PageRequest): DeclaredCall[] {
  return session.features.includes('canWithholdFromGuardians') ? [call('GET /api/withholding')] : [];
}

/** The same of the page of a visit or a referral. */
export function wholeWithholdingCalls(request: PageRequest, id: string): DeclaredCall[] {
  const all = withholdingCalls(request);
  return all.length > 0 ? [...all, call('GET /api/withholding/belongings/{id}', { params: { id } })] : [];
}

/** Below what a minor reads: whether their guardians see it, and the choice. Nothing for everybody else. */
export function WithholdPart(props: WithholdPartProps): ReactNode {
  const { has } = useFeatures();
  return has('canWithholdFromGuardians') && <LazyPart load={load} props={props} isServed />;
}

/** Above a list whose entries a minor can withhold: what their guardians see of it. Nothing for everybody else. */
export function WithholdNote(): ReactNode {
  const { has } = useFeatures();
  return has('canWithholdFromGuardians') && <LazyPart load={loadNote} props={{}} isServed />;
}
