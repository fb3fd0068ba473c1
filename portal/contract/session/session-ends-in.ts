/** Header of every answer to a signed-in browser: seconds until its session ends. */
export const SESSION_ENDS_IN = 'session-ends-in';
