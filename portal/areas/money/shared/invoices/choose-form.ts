/** Where the browser itself sends the invoices that are chosen in the list, where no script runs. */
export const CHOOSE_FORM = '/payments/choose';
/** The field of each of them. */
export const CHOSEN_FIELD = 'invoice';
