import { type Outside, ok, problem } from '#platform/calls/handler.ts';
import type { LegalApi } from '../contract.ts';

/** The terms of the brand whose portal it is, in the language of the page. */
export const showTerms: Outside<LegalApi['GET /api/terms']> = {
  async outside({ brand }, { query }) {
    const terms = brand.texts[query.lang]?.terms;
    return terms ? ok({ sections: [...terms] }) : problem('notFound');
  },
};
