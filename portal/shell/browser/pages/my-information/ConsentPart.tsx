import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { ConsentTab } from '#areas/person/patient-information/consents/ConsentTab.tsx';

// It stands below the consents: what can be pressed there is ready a moment after they are.
const loadRecordApps = () =>
  import('#areas/record/record-apps/setting/RecordApps.tsx').then((module) => module.RecordApps);

/** The tab of consents, with the apps that the patient has let read the record. */
export function ConsentPart(): ReactNode {
  return (
    <ConsentTab>
      <LazyPart load={loadRecordApps} props={{}} isServed />
    </ConsentTab>
  );
}
