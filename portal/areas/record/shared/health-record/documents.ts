/** What of a record can be saved as a document, by its name in the address. */
export const DOCUMENTS = [
  'visit',
  'laboratory',
  'laboratory-trend',
  'imaging',
  'prescriptions',
  'vaccinations',
  'certificates',
  'health-record',
] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

export const DOCUMENT_FORMATS = ['pdf', 'txt'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** As what saving a document is read in the access log: the words that it has for the pages themselves. */
export const DOCUMENT_KINDS = [
  'visit',
  'laboratory-results',
  'imaging-results',
  'prescription',
  'vaccinations',
  'certificates',
  'health-record',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
