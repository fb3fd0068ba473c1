import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { endpoints } from '../contract.ts';

/** The terms of the brand whose portal it is, in the language of the page. */
export const showTerms: Handler<(typeof endpoints)['GET /api/terms']> = async ({ brand }, { query }) => {
  const terms = brand.texts[query.lang]?.terms;
  return terms ? ok({ sections: [...terms] }) : problem('notFound');
};
