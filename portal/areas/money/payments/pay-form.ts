/** Where the browser itself sends the form that begins a payment, where no script runs. */
export const PAY_FORM = '/payments/begin';
