/** Between two lines at least, in resources: an import of fewer is over before anybody asks. */
const FEWEST = 1000;
/** And at most, however long an import is. */
const MOST = 10_000;

/**
 * Tells people how far an import is, a line for each tenth of it or for each ten thousand resources.
 *
 * @param say is given the line
 */
export function progressLines(say: (line: string) => void): (read: number, of: number) => void {
  let began = performance.now();
  return (read, of) => {
    if (read === 0) {
      began = performance.now();
      say(`${of} resources`);
      return;
    }
    const step = Math.min(Math.max(Math.ceil(of / 10), FEWEST), MOST);
    if (read % step !== 0 && (read !== of || of < step)) return;
    const seconds = (performance.now() - began) / 1000;
    const rate = Math.round(read / seconds);
    say(`${read} of ${of} resources (${Math.floor((100 * read) / of)} %), ${rate} a second`);
  };
}
