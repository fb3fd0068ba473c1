// Every feature of the portal. A new one is a folder and a line here.

export { feature as accessibility } from './accessibility/feature.ts';
export { feature as analytics } from './analytics/feature.ts';
export { feature as appointments } from './appointments/feature.ts';
export { feature as booking } from './booking/feature.ts';
export { feature as guardianship } from './guardianship/feature.ts';
export { feature as help } from './help/feature.ts';
export { feature as identification } from './identification/feature.ts';
export { feature as insurance } from './insurance/feature.ts';
export { feature as kelaCard } from './kela-card/feature.ts';
export { feature as legal } from './legal/feature.ts';
export { feature as patientInformation } from './patient-information/feature.ts';
export { feature as registration } from './registration/feature.ts';
export { feature as smsLogin } from './sms-login/feature.ts';
export { feature as workspace } from './workspace/feature.ts';
