import { useFeatures, useWhose } from '#client/app/app-context.ts';

/** Whose body is measured: a child's for whom a guardian acts, a minor's own, or an adult's own. Advice goes by that. */
export function useWhoMeasures(): 'child' | 'minor' | 'adult' {
  const whose = useWhose();
  const { has } = useFeatures();
  if (whose === 'child') return 'child';
  // The right that those under 18 have in their own matters.
  return has('canWithholdFromGuardians') ? 'minor' : 'adult';
}
