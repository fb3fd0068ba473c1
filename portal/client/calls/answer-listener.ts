/** The listener to every answer of the server; it is set once the page has loaded. */
export const answerListener: { hear?: (answer: Response) => void } = {};
