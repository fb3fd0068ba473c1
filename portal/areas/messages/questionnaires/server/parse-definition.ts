import type { Questionnaire } from 'fhir/r4.js';
import type { Fault, FaultCode } from '../faults.ts';
import { addingFaults } from './add-questionnaire.ts';

/** Objects and lists within each other; a questionnaire of five groups within groups has some thirty. */
const DEEPEST = 100;

/** What PostgreSQL keeps in no JSON, as JSON writes it: the sign without a number, and half a sign. */
const UNKEPT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/;

/** A file as a questionnaire that can be added, or why it cannot. */
export function parseDefinition(
  file: string,
): { readonly questionnaire: Questionnaire } | { readonly faults: readonly Fault[] } {
  let content: unknown;
  try {
    content = JSON.parse(file);
  } catch {
    return { faults: [fault('notJson')] };
  }
  if (isTooDeep(content)) return { faults: [fault('tooDeep')] };
  if (UNKEPT.test(JSON.stringify(content))) return { faults: [fault('notJson')] };
  const faults = addingFaults(content);
  return faults.length > 0 ? { faults } : { questionnaire: content as Questionnaire };
}

const fault = (code: FaultCode): Fault => ({ item: null, code, about: '' });

/** What reads it goes down by calling itself, which has an end. */
function isTooDeep(content: unknown): boolean {
  let level = [content];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}
