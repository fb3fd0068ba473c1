import type { DiagnosticReport, ImagingStudy } from 'fhir/r4.js';
import { isCancelled } from '#areas/record/shared/health-record/is-told.ts';
import { plainText } from '#areas/record/shared/health-record/plain-text.ts';
import type { Examination } from '../contract.ts';
import { STATEMENT_MISSING } from '../missing-statement.ts';

/** What of an entry the rules read. */
export interface ImagingEntry {
  readonly id: number;
  /** `YYYY-MM-DD` in Helsinki. */
  readonly day: string;
  /** The system that it comes from; references are of the same. */
  readonly source: string;
  readonly resource: DiagnosticReport | ImagingStudy;
}

/** Until one of these the statement is not the radiologist's last word. */
const READY: readonly DiagnosticReport['status'][] = ['final', 'amended', 'corrected', 'appended'];

/** The examinations of some reports and studies: a study whose report is there is told by that. */
export function examinationsOf(entries: readonly ImagingEntry[]): Examination[] {
  const studies = new Set(
    entries.map(({ source, resource }) => key(source, `${resource.resourceType}/${resource.id}`)),
  );
  const reported = new Set(entries.flatMap((entry) => (isCancelled(entry.resource) ? [] : studiesOf(entry))));
  return entries.flatMap((entry) => {
    const { id, day: imagingDate, source, resource } = entry;
    const isReady = resource.resourceType === 'DiagnosticReport' && READY.includes(resource.status);
    const common = { id, imagingDate, isReady, isCancelled: isCancelled(resource) };
    if (resource.resourceType === 'ImagingStudy')
      return reported.has(key(source, `ImagingStudy/${resource.id}`))
        ? []
        : { ...common, examinationName: nameOf(resource), statementText: null };
    // That its report was called off says nothing of a study that is there.
    if (common.isCancelled && studiesOf(entry).some((study) => studies.has(study))) return [];
    const examinationName = resource.code.text ?? resource.code.coding?.[0]?.display ?? '';
    return { ...common, examinationName, statementText: statementOf(resource) };
  });
}

function studiesOf({ source, resource }: ImagingEntry): string[] {
  if (resource.resourceType === 'ImagingStudy') return [];
  return (resource.imagingStudy ?? []).map(({ reference }) => key(source, reference));
}

const key = (source: string, reference: string | undefined): string => JSON.stringify([source, reference]);

function nameOf({ procedureCode, description }: ImagingStudy): string {
  return description ?? procedureCode?.[0]?.text ?? procedureCode?.[0]?.coding?.[0]?.display ?? '';
}

/** The statement as text, else the conclusion alone; where it only says where it is kept, it has not come. */
function statementOf({ status, presentedForm = [], conclusion }: DiagnosticReport): string | null {
  if (!READY.includes(status)) return null;
  const texts = presentedForm.flatMap((form) => plainText(form) ?? []);
  if (texts.length > 0) return texts.join('\n\n');
  return conclusion ?? (presentedForm.length > 0 ? STATEMENT_MISSING : null);
}
