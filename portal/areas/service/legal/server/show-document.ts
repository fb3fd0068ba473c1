import type { BrandSettings, LegalDocument, LegalFact } from '#contract/brand/brand.ts';
import { type Outside, ok, problem } from '#platform/calls/handler.ts';
import type { DocumentCall, LegalApi } from '../contract.ts';

/**
 * A legal document of the brand whose portal it is, in the language of the page. What it says of a setting is what
 * the setting says.
 */
export function showDocument(
  document: 'terms' | 'privacy',
  messagesKeptDays: number,
): Outside<LegalApi[DocumentCall]> {
  return {
    async outside({ brand }, { query }) {
      const found = brand.texts[query.lang]?.[document];
      return found ? ok(filledIn(found, factsOf(brand, messagesKeptDays))) : problem('notFound');
    },
  };
}

type Facts = Readonly<Record<LegalFact, string | number>>;

function factsOf(brand: BrandSettings, messagesKeptDays: number): Facts {
  const { dataController, customerServicePhone, guardianActsUntilAge } = brand;
  return {
    controller: dataController.name,
    controllerAddress: dataController.address,
    dataProtectionEmail: dataController.email,
    customerServicePhone,
    guardianActsUntilAge,
    messagesKeptDays,
  };
}

function filledIn({ since, sections }: LegalDocument, facts: Facts) {
  const all = Object.entries(facts);
  const withFacts = (text: string): string =>
    all.reduce((filled, [name, fact]) => filled.replaceAll(`{${name}}`, String(fact)), text);
  return { since, sections: sections.map(({ heading, text }) => ({ heading, text: withFacts(text) })) };
}
