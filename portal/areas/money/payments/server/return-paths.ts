/** Where the provider itself tells how a payment stands. */
export const CALLBACK_PATH = '/payments/callback';
/** Where it tells what has become of a refund that it has taken its time over. */
export const REFUND_PATH = '/payments/refund-callback';
/** Where it sends the payer's browser. */
export const RETURN_PATH = '/payments/return';
/** Where it sends the report of a settlement. */
export const REPORT_PATH = '/payments/settlement-report';
