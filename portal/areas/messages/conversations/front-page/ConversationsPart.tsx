import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { useFeatures } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { READ } from '../states/calls.ts';
import { LATEST } from '../states/latest.ts';

const loadBlock = () => import('./ConversationsBlock.tsx').then((module) => module.ConversationsBlock);

/** The block of conversations, whose code comes only where the patient has some (PAGE-08), or nobody knows. */
export function ConversationsPart(): ReactNode {
  const { has } = useFeatures();
  const { data, error } = useCall(has('customer-messaging-enabled') ? READ : null, LATEST);
  const hasSome = (data?.data.threads?.length ?? 0) > 0;
  return (hasSome || error) && <LazyPart load={loadBlock} props={{}} isServed />;
}
