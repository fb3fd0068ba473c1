/** HL7 Finland: the system of Finnish identity codes in FHIR. */
export const IDENTITY_CODES = 'urn:oid:1.2.246.21';
