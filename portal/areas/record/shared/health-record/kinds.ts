import type {
  AllergyIntolerance,
  CodeableConcept,
  Condition,
  DiagnosticReport,
  DocumentReference,
  Encounter,
  ImagingStudy,
  Immunization,
  MedicationRequest,
  Observation,
  Procedure,
  ServiceRequest,
} from 'fhir/r4.js';

/** What entries of a health record are, by the resources that tell of them; each list shows some. */
export interface ResourceOfKind {
  allergy: AllergyIntolerance;
  visit: Encounter;
  diagnosis: Condition;
  procedure: Procedure;
  visitText: DocumentReference;
  laboratoryReferral: ServiceRequest;
  laboratoryReport: DiagnosticReport;
  laboratoryResult: Observation;
  imagingReferral: ServiceRequest;
  imagingStudy: ImagingStudy;
  imagingReport: DiagnosticReport;
  prescription: MedicationRequest;
  vaccination: Immunization;
  certificate: DocumentReference;
  measurement: Observation;
  document: DocumentReference | ServiceRequest;
}
export type RecordKind = keyof ResourceOfKind;

export const RECORD_KINDS = [
  'allergy',
  'visit',
  'diagnosis',
  'procedure',
  'visitText',
  'laboratoryReferral',
  'laboratoryReport',
  'laboratoryResult',
  'imagingReferral',
  'imagingStudy',
  'imagingReport',
  'prescription',
  'vaccination',
  'certificate',
  'measurement',
  'document',
] as const satisfies readonly RecordKind[];

/** The resources that a record is made of. */
export type KeptResource = ResourceOfKind[RecordKind];

/** Types of certificates, as the requirements name them; the codes of a document's category. */
export const CERTIFICATE_TYPES = ['medicalCertificateA', 'nurse'] as const;
export type CertificateType = (typeof CERTIFICATE_TYPES)[number];

/** HL7 v2-0074: the sections of a diagnostic service that take pictures. */
const IMAGING_SECTIONS = ['RAD', 'RX', 'CT', 'NMR', 'NMS', 'RUS', 'CUS', 'OUS', 'VUS', 'XRC', 'MCD'];
/** SNOMED CT, the categories of a `ServiceRequest` that FHIR proposes. */
const IMAGING_PROCEDURE = '363679005';
const LABORATORY_PROCEDURE = '108252007';

/** What a resource is an entry of. What no list of its own shows is a `document` or a `measurement`, and the timeline has it. */
export function kindOf(resource: KeptResource): RecordKind {
  switch (resource.resourceType) {
    case 'AllergyIntolerance':
      return 'allergy';
    case 'Encounter':
      return 'visit';
    case 'Condition':
      return 'diagnosis';
    case 'Procedure':
      return 'procedure';
    case 'Observation':
      return codesOf(resource.category).includes('laboratory') ? 'laboratoryResult' : 'measurement';
    case 'DiagnosticReport':
      return codesOf(resource.category).some((code) => IMAGING_SECTIONS.includes(code))
        ? 'imagingReport'
        : 'laboratoryReport';
    case 'ServiceRequest':
      return referralKind(codesOf(resource.category));
    case 'ImagingStudy':
      return 'imagingStudy';
    case 'MedicationRequest':
      return 'prescription';
    case 'Immunization':
      return 'vaccination';
    case 'DocumentReference':
      if (codesOf(resource.category).some((code) => CERTIFICATE_TYPES.includes(code as CertificateType)))
        return 'certificate';
      return resource.context?.encounter?.length ? 'visitText' : 'document';
  }
}

function referralKind(codes: readonly string[]): RecordKind {
  if (codes.includes(IMAGING_PROCEDURE)) return 'imagingReferral';
  return codes.includes(LABORATORY_PROCEDURE) ? 'laboratoryReferral' : 'document';
}

/** Every code of some concepts, whatever their systems. */
export function codesOf(concepts: readonly CodeableConcept[] | undefined): string[] {
  return (concepts ?? []).flatMap(({ coding = [] }) => coding.flatMap(({ code }) => code ?? []));
}
