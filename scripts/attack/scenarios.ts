import { silentWorker } from './1-silent-worker.ts';
import { repeatedKey } from './2-repeated-key.ts';
import { timing } from './2-timing.ts';
import { unheardTries } from './2-unheard-tries.ts';
import { whoIsAPatient } from './2-who-is-a-patient.ts';
import { forgedAddress } from './3-forged-address.ts';
import { guessedLinks } from './4-guessed-links.ts';
import { sessionRows } from './4-session-rows.ts';
import { twoProcesses } from './4-two-processes.ts';
import { anonymousQuota } from './5-anonymous-quota.ts';
import { unheardBooking } from './5-unheard-booking.ts';
import { otherGuardianReads } from './6-other-guardian-reads.ts';
import { unseenCancellation } from './6-unseen-cancellation.ts';
import { insecureStart } from './7-insecure-start.ts';
import { leakedKey } from './7-leaked-key.ts';
import { filesUnderLoad } from './8-files-under-load.ts';
import { singleVisitor } from './8-single-visitor.ts';
import { slowCallers } from './8-slow-callers.ts';
import { monsterSearch } from './9-monster-search.ts';
import { thirtyUploads } from './9-thirty-uploads.ts';
import { oldIdentification } from './10-old-identification.ts';
import { chosenSession } from './11-chosen-session.ts';
import { clockSetBack } from './11-clock-set-back.ts';
import { cookieAfterSignOut } from './11-cookie-after-sign-out.ts';
import { cookieOfAnotherBrand } from './11-cookie-of-another-brand.ts';
import { deletionNeverDone } from './11-deletion-never-done.ts';
import { doubledHost } from './11-doubled-host.ts';
import { languageCookie } from './11-language-cookie.ts';
import { messagesForEver } from './11-messages-for-ever.ts';
import { namesInClear } from './11-names-in-clear.ts';
import { oddAddress } from './11-odd-address.ts';
import { oldLinks } from './11-old-links.ts';
import { slowBody } from './11-slow-body.ts';
import { unloggedReads } from './11-unlogged-reads.ts';
import { unsizedUpload } from './11-unsized-upload.ts';
import { silentAttacks } from './12-silent-attacks.ts';
import { unseenSessions } from './12-unseen-sessions.ts';
import { lostDatabase } from './13-lost-database.ts';
import { anotherSiteReads } from './14-another-site-reads.ts';
import { floodedStranger } from './14-flooded-stranger.ts';
import { guestsAtOnce } from './14-guests-at-once.ts';
import { nestedRecord } from './15-nested-record.ts';
import { withheldVisit } from './15-withheld-visit.ts';
import { hangingInsurer } from './16-hanging-insurer.ts';
import { anothersInvoice } from './17-anothers-invoice.ts';
import { forgedPayment } from './17-forged-payment.ts';
import { guessedSum } from './17-guessed-sum.ts';
import { timedRefusals } from './17-timed-refusals.ts';
import type { Scenario } from './scenario.ts';

/** Every scenario, in the order of the findings. */
export const scenarios: readonly Scenario[] = [
  silentWorker,
  repeatedKey,
  timing,
  unheardTries,
  whoIsAPatient,
  forgedAddress,
  guessedLinks,
  sessionRows,
  twoProcesses,
  anonymousQuota,
  unheardBooking,
  otherGuardianReads,
  unseenCancellation,
  insecureStart,
  leakedKey,
  filesUnderLoad,
  singleVisitor,
  slowCallers,
  monsterSearch,
  thirtyUploads,
  oldIdentification,
  chosenSession,
  clockSetBack,
  cookieAfterSignOut,
  cookieOfAnotherBrand,
  deletionNeverDone,
  doubledHost,
  languageCookie,
  messagesForEver,
  namesInClear,
  oddAddress,
  oldLinks,
  slowBody,
  unloggedReads,
  unsizedUpload,
  silentAttacks,
  unseenSessions,
  lostDatabase,
  anotherSiteReads,
  floodedStranger,
  guestsAtOnce,
  nestedRecord,
  withheldVisit,
  hangingInsurer,
  anothersInvoice,
  forgedPayment,
  guessedSum,
  timedRefusals,
];
