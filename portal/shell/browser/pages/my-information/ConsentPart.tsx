import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { ConsentTab } from '#areas/person/patient-information/consents/ConsentTab.tsx';

// They stand below the consents: what can be pressed there is ready a moment after they are.
const loadCounting = () => import('./CountingSetting.tsx').then((module) => module.CountingSetting);
const loadRecordApps = () =>
  import('#areas/record/record-apps/setting/RecordApps.tsx').then((module) => module.RecordApps);

/** The tab of consents, with the choice about statistics, and the apps that the patient has let read the record. */
export function ConsentPart(): ReactNode {
  return (
    <ConsentTab>
      <LazyPart load={loadCounting} props={{}} isServed />
      <LazyPart load={loadRecordApps} props={{}} isServed />
    </ConsentTab>
  );
}
