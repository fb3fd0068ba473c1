/** In place of a statement that has been written and has not come. Apart from the contract, so that pages load no schemas. */
export const STATEMENT_MISSING = 'temporary-api-error';
