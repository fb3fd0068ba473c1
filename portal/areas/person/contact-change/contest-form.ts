/** Where the browser itself sends the form that puts contact details back; the link's secret is in its body. */
export const CONTEST_FORM = '/contact-change';
