import type { CodeableConcept } from 'fhir/r4.js';
import type { LaboratoryTest, PackageOrTest } from '../contract.ts';
import type { ExplainedTest } from '../explained-tests.ts';
import type { LabWords } from './lab-words.ts';
import { LOINC, namesOf } from './names.ts';

interface Known {
  readonly loinc: readonly string[];
  /** Short names of the Finnish nomenclature, without the prefix of the sample. */
  readonly short: readonly string[];
}

/** By which names each explanation is found. The words of a blood test are those of no other sample. */
const KNOWN: Readonly<Record<Exclude<ExplainedTest, 'other'>, Known>> = {
  whiteCells: { loinc: ['6690-2', '26464-8'], short: ['Leuk'] },
  redCells: { loinc: ['789-8', '718-7', '4544-3', '20570-8'], short: ['Eryt', 'Hb', 'Hkr'] },
  redCellSize: { loinc: ['787-2', '785-6'], short: ['MCV', 'MCH'] },
  platelets: { loinc: ['777-3', '26515-7'], short: ['Trom'] },
  cholesterol: {
    loinc: ['22748-8', '2089-1', '13457-7', '18262-6', '14647-2', '2093-3'],
    short: ['Kol-LDL', 'Kol'],
  },
  hdl: { loinc: ['14646-4', '2085-9'], short: ['Kol-HDL'] },
  triglycerides: { loinc: ['14927-8', '2571-8'], short: ['Trigly'] },
  sugar: {
    loinc: ['14771-0', '1558-6', '2339-0', '2345-7', '15074-8'],
    short: ['Gluk'],
  },
  longTermSugar: { loinc: ['59261-8', '4548-4'], short: ['HbA1c'] },
  tsh: { loinc: ['3016-3', '11579-0'], short: ['TSH'] },
  thyroxine: { loinc: ['14920-3', '3024-7'], short: ['T4-V'] },
  inflammation: { loinc: ['1988-5'], short: ['CRP'] },
  sedimentation: { loinc: ['4537-7', '30341-2'], short: ['La'] },
  creatinine: { loinc: ['14682-9', '2160-0', '38483-4'], short: ['Krea'] },
  filtration: { loinc: ['62238-1', '33914-3'], short: ['GFReEPI', 'GFRe'] },
  vitaminD: { loinc: ['14635-7', '1989-3', '62292-8'], short: ['D-25'] },
  potassium: { loinc: ['2823-3', '6298-4'], short: ['K'] },
  sodium: { loinc: ['2951-2', '2947-0'], short: ['Na'] },
  calcium: { loinc: ['2000-8', '17861-6'], short: ['Ca'] },
  ferritin: { loinc: ['2276-4'], short: ['Ferrit'] },
  vitaminB12: { loinc: ['2132-9', '14685-2'], short: ['B12-Vit', 'B12-TC2'] },
  liver: { loinc: ['1742-6', '1920-8', '6768-6', '2324-2'], short: ['ALAT', 'ASAT', 'AFOS', 'GT'] },
};

/** Of blood, its plasma, serum or cells, fasting or not, or worked out for the patient: `fP-Kol-LDL`, `Pt-GFReEPI`. */
const OF_BLOOD = /^(?:f?[BPSE]|Pt|cP)-(?=\S)/;

/** Which explanation a test has: by its LOINC code, else by its short name. */
export function explainedTest(concept: CodeableConcept): ExplainedTest {
  const codes = (concept.coding ?? []).flatMap(({ system, code }) => (system === LOINC && code ? code : []));
  const { code, displayName } = namesOf(concept);
  const name = code ?? displayName;
  const short = OF_BLOOD.test(name) ? name.replace(OF_BLOOD, '') : null;
  const known = Object.entries(KNOWN).find(([, { loinc }]) => codes.some((each) => loinc.includes(each)));
  const named = Object.entries(KNOWN).find(([, each]) => short !== null && each.short.includes(short));
  return ((known ?? named)?.[0] ?? 'other') as ExplainedTest;
}

/** What a test measures, and what a result outside its range may mean; null where there is no such. */
export function explanationOf(
  { explained, flag }: Pick<LaboratoryTest, 'explained' | 'flag'>,
  { out }: LabWords,
): string | null {
  if (!flag || flag === 'within') return null;
  const means = flag === 'outside' ? out('outside') : out(`explained.${explained}.${flag}`);
  return `${out(`explained.${explained}.measures`)} ${means}`;
}

/** The results of a day with their explanations. What is true of several tests is told at the first and referred to at the others. */
export function withExplanations(tests: readonly PackageOrTest[], words: LabWords): PackageOrTest[] {
  const told = new Map<string, string>();
  const explain = (test: LaboratoryTest) => {
    const explanation = explanationOf(test, words);
    const first = explanation === null ? undefined : told.get(explanation);
    if (first !== undefined) return { ...test, explanation: words.out('sameAs', { test: first }) };
    if (explanation !== null) told.set(explanation, test.code ?? test.displayName);
    return { ...test, explanation };
  };
  return tests.map((test) =>
    test.type === 'package' ? { ...test, items: test.items.map(explain) } : explain(test),
  );
}
