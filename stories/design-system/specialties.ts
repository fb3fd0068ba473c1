import type { Option } from '@portal/design-system/Select';

/** Options for the stories of lists. */
export const SPECIALTIES: readonly Option[] = [
  { id: 'GP', label: 'Yleislääketiede' },
  { id: 'GYN', label: 'Naistentaudit ja synnytykset' },
  { id: 'ENT', label: 'Korva-, nenä- ja kurkkutaudit', description: 'Kysy ensin lähetteestä' },
  { id: 'PED', label: 'Lastentaudit', isDisabled: true },
  { id: 'PSY', label: 'Psykiatria' },
];
