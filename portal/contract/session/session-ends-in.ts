/** The header in which every answer to a signed-in browser says after how many seconds its session will end. */
export const SESSION_ENDS_IN = 'session-ends-in';
