/** The days on which nothing could be paid online. */
const PAUSE = { first: '2023-11-16', last: '2023-11-30' };

/** Whether payments pause on a day, `YYYY-MM-DD`: nothing is paid online then, and a notice says so. */
export function isPaymentPause(day: string): boolean {
  return day >= PAUSE.first && day <= PAUSE.last;
}
