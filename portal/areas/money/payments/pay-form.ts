/** Where the browser itself sends the form that begins a payment, where no script runs. */
export const PAY_FORM = '/payments/begin';
/** The same for somebody who pays without a login. */
export const GUEST_FORM = '/payments/begin-as-guest';
/** Where on the page that form is. */
export const GUEST_FORM_ID = 'guest';
