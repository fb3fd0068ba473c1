import type { Row } from './test-rows.ts';

/**
 * What has to come of each row, said once more in plain words and slowly: no code of the product's is used, no table is shared
 * with it. Where the two disagree, one of them is wrong.
 */

/** What the reservation page is told, and what a booking without contact details is answered. */
export interface Expected {
  readonly page: string;
  readonly answer: string;
}

const BIRTHS: Readonly<Record<string, string>> = {
  matti: '1998-12-21',
  aino: '1985-03-14',
  helmi: '1955-06-25',
  eero: '1979-11-02',
  janne: '1982-02-28',
  kerttu: '1971-07-07',
  // She who acts for Elsa.
  elsa: '1986-08-30',
};

/** Counts birthdays one by one. */
export function birthdaysUntil(birth: string, day: string): number {
  let count = 0;
  for (let year = Number(birth.slice(0, 4)) + 1; `${year}${birth.slice(4)}` <= day; year++) count++;
  return count;
}

export function expected(row: Row, visitDay: string): Expected {
  const soldAs = wayOf(row);
  return { page: pageOf(row, soldAs, visitDay), answer: answerOf(row, soldAs, visitDay) };
}

/** Kaari has everything, Pikkujätti insurance only, Revontuli none of it. */
function wayOf({ brand, wanted, specialty }: Row): string {
  if (specialty === 'Y65V') {
    if (brand !== 'kaari') return 'nothing';
    if (wanted === 'insurance') return 'nothing';
    if (wanted === 'occupational') return 'nothing';
    return 'kela65';
  }
  if (wanted === 'kela65') return 'nothing';
  if (wanted === 'insurance') return brand === 'revontuli' ? 'nothing' : 'insurance';
  if (wanted === 'occupational') return brand === 'kaari' ? 'occupational' : 'nothing';
  return 'private';
}

function isVisitor(row: Row): boolean {
  return row.who.startsWith('visitor');
}

/** Pikkujätti has no times for those who have logged in in their own matters and are of age. */
function isGrownUpAmongChildren(row: Row): boolean {
  return row.brand === 'pikkujatti' && !isVisitor(row) && row.who !== 'elsa' && row.who !== 'viktor';
}

/** Why a Kela65 visit is refused; empty: it is not. */
function tooYoungFor(row: Row, visitDay: string): string {
  if (isVisitor(row)) return 'notIdentified';
  // A guardian acts for her.
  if (row.who === 'elsa') return 'tooYoung';
  if (row.who === 'viktor') return 'tooYoung';
  return birthdaysUntil(BIRTHS[row.who] ?? '', visitDay) >= 65 ? '' : 'tooYoung';
}

/** Why an employer does not pay; empty: they do, or nobody knows yet. */
function notPaidFor(row: Row): string {
  if (isVisitor(row) || row.who === 'matti') return '';
  if (row.who === 'eero') return '';
  if (row.who === 'janne') return 'noWebReservation';
  return 'noAgreement';
}

function confirmationOf(row: Row): string {
  switch (row.specialty) {
    case 'FYS':
      return 'contract';
    case 'KAR':
      return 'both';
    case 'NNA':
    case 'TPSG':
      return 'referral';
    default:
      return 'nothing';
  }
}

function pageOf(row: Row, soldAs: string, visitDay: string): string {
  if (soldAs === 'nothing') return 'no-appointment-found';
  if (isGrownUpAmongChildren(row)) return 'age-refused notAChild';
  if (soldAs === 'kela65' && tooYoungFor(row, visitDay))
    return `kela65-refused ${tooYoungFor(row, visitDay)}`;
  if (soldAs === 'occupational' && notPaidFor(row)) return `occupational-refused ${notPaidFor(row)}`;
  const parts = [soldAs];
  parts.push(soldAs === 'private' ? 'anybody' : 'login');
  parts.push(soldAs === 'private' || soldAs === 'kela65' ? 'price' : 'no price');
  if (soldAs === 'occupational') parts.push(`confirms ${confirmationOf(row)}`);
  if (soldAs === 'insurance') parts.push(insurersOf(row));
  return parts.join(', ');
}

function insurersOf(row: Row): string {
  const company = row.isRemote ? '' : ' company';
  // Viktor is 13 and nobody acts for him; nobody knows how old others are, or they are of age.
  const lahiTapiola = row.who === 'viktor' ? 'LAHITAPIOLA pay' : 'LAHITAPIOLA direct pay';
  const direct = isDirectByIf(row) ? ' direct' : '';
  return `IF${direct}${company} pay; ${lahiTapiola}; OP pay; OTHER pay`;
}

/** Aino has a policy that compensates directly; of others who are patients the clinic knows of none. */
function isDirectByIf(row: Row): boolean {
  return row.who === 'aino' || row.who === 'matti' || isVisitor(row);
}

function answerOf(row: Row, soldAs: string, visitDay: string): string {
  if (isVisitor(row)) return visitorsAnswer(row, soldAs);
  if (row.who === 'matti') return 'unregistered';
  if (soldAs !== 'nothing' && isGrownUpAmongChildren(row)) return 'notAChild';
  const isPaidByEmployer = soldAs === 'occupational' && notPaidFor(row) === '';
  if (row.who === 'kerttu' && !isPaidByEmployer) return 'notCreditworthy';
  if (soldAs === 'nothing') return 'appointmentNotAvailable';
  if (soldAs === 'kela65' && tooYoungFor(row, visitDay)) return 'kela65NotAllowed';
  if (soldAs === 'occupational' && notPaidFor(row)) return 'occupationalNotAllowed';
  const wrong = ['email required'];
  if (soldAs === 'insurance' && wrongInsurance(row)) wrong.push(wrongInsurance(row));
  if (soldAs === 'occupational' && confirmationOf(row) !== 'nothing')
    wrong.push('confirmsOccupational required');
  return wrong.join(', ');
}

function visitorsAnswer(row: Row, soldAs: string): string {
  if (row.brand === 'pikkujatti') {
    if (row.who === 'visitor8') return 'identityCode guardianNeeded';
    if (row.who === 'visitor41' || row.who === 'visitor70') return 'identityCode notAChild';
  }
  if (soldAs === 'nothing') return 'appointmentNotAvailable';
  if (soldAs !== 'private') return 'strongAuthenticationRequired';
  return 'noPatient';
}

/** What is wrong with the choice of an insurance, of which no consent is given; empty: nothing. */
function wrongInsurance(row: Row): string {
  const { insurer, reimbursement } = row;
  if (insurer === null) return 'insurer required';
  if (insurer === 'TURVA') return 'insurer invalid';
  if (insurer === 'IF') {
    if (reimbursement === null) return 'reimbursement required';
    if (reimbursement === 'COMPANY_REIMBURSEMENT' && row.isRemote) return 'reimbursement invalid';
    if (reimbursement === 'USE_REIMBURSEMENT')
      return isDirectByIf(row) ? 'acceptsDirectCompensation required' : 'reimbursement invalid';
    return '';
  }
  if (reimbursement === null || reimbursement === 'PAY_AND_REIMBURSE') return '';
  if (insurer === 'LAHITAPIOLA' && reimbursement === 'USE_REIMBURSEMENT' && row.who !== 'viktor')
    return 'permit required, acceptsDirectCompensation required';
  return 'reimbursement invalid';
}
