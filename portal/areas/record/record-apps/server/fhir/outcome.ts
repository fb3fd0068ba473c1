import type { OperationOutcome } from 'fhir/r4.js';

export const FHIR_JSON = 'application/fhir+json; charset=utf-8';

/** Why an app is refused, as FHIR says it (OperationOutcome, with the issue type's code). */
export class FhirRefusal extends Error {
  override readonly name = 'FhirRefusal';
  readonly statusCode: number;
  readonly issue: OperationOutcome['issue'][number]['code'];

  /** @param message tells nothing of a record, and repeats nothing that was sent */
  constructor(statusCode: number, issue: FhirRefusal['issue'], message: string) {
    super(message);
    this.statusCode = statusCode;
    this.issue = issue;
  }
}

export const notFound = () => new FhirRefusal(404, 'not-found', 'There is nothing here.');

export function outcomeOf({ issue, message }: Pick<FhirRefusal, 'issue' | 'message'>): OperationOutcome {
  return {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'error', code: issue, diagnostics: message }],
  };
}
