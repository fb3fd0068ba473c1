/** Who hears of every answer of the server's; whoever that is comes when the page is there. */
export const answerListener: { hear?: (answer: Response) => void } = {};
