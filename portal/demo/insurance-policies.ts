import type { Localised } from '#contract/language/language.ts';

/** A permit of direct compensation, as an insurer has it. */
export interface DemoPermit {
  readonly symptom: Localised;
  readonly bodyPart: Localised;
  /** For how many days from the day of asking it is still valid. */
  readonly validDays: number;
}

/** What the insurers have of a demo person; nothing of everybody else. */
export interface DemoPolicies {
  /** Pohjola Vakuutus covers visits. */
  readonly pohjola?: true;
  /** The permits of a policy at LähiTapiola; none yet in an empty list. */
  readonly lahitapiola?: readonly DemoPermit[];
}

/** What LähiTapiola's page asks permission for, whichever demo person applies. */
export const APPLIED_FOR: DemoPermit = {
  symptom: { fi: 'Nivelkipu', sv: 'Ledsmärta', en: 'Joint pain' },
  bodyPart: { fi: 'Olkapää', sv: 'Axel', en: 'Shoulder' },
  validDays: 90,
};

/** Policies by the key of the demo person. */
export const DEMO_POLICIES: Readonly<Record<string, DemoPolicies>> = {
  onni: {
    pohjola: true,
    lahitapiola: [
      {
        symptom: { fi: 'Nyrjähdys', sv: 'Stukning', en: 'Sprain' },
        bodyPart: { fi: 'Vasen nilkka', sv: 'Vänster fotled', en: 'Left ankle' },
        validDays: 60,
      },
      {
        symptom: { fi: 'Selkäkipu', sv: 'Ryggsmärta', en: 'Back pain' },
        bodyPart: { fi: 'Alaselkä', sv: 'Ländryggen', en: 'Lower back' },
        validDays: 30,
      },
    ],
  },
  eero: { lahitapiola: [] },
  elsa: { lahitapiola: [] },
  viktor: { lahitapiola: [] },
};
