/** Where the provider itself tells how a payment stands. */
export const CALLBACK_PATH = '/payments/callback';
/** Where it sends the payer's browser. */
export const RETURN_PATH = '/payments/return';
