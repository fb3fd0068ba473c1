import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import type { OnboardingFormProps } from './OnboardingForm.tsx';

const loadForm = () => import('./OnboardingForm.tsx').then((module) => module.OnboardingForm);

/** The form that verifies a number. Most patients never open it: its code comes when they do. */
export function LazyOnboarding(props: OnboardingFormProps): ReactNode {
  return <LazyPart load={loadForm} props={props} onLoadFailure={props.onCancel} />;
}
