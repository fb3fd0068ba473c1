import type { MedicationRequest } from 'fhir/r4.js';
import { sql } from 'kysely';
import type { RefusalReason } from '#areas/messages/shared/messaging/renewal-answers.ts';
import type { DeskCall, RenewalDesk } from '#areas/messages/shared/messaging/server/renewal-desk.ts';
import { addMessage } from '#areas/messages/shared/messaging/server/start-thread.ts';
import { parseWritten } from '#areas/record/shared/health-record/decimals.ts';
import { tellNewsSoon } from '#areas/record/shared/health-record/server/announce.ts';
import { CONTENT } from '#areas/record/shared/health-record/server/source-hash.ts';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { Sealed } from '#platform/sealed.ts';
import { medicineName } from '../writing.ts';
import { prescribersOf, UNKNOWN_PRESCRIBER, type WrittenPrescription } from './prescribers.ts';
import { prescriptionWords } from './prescription-blocks.ts';
import { factsOf } from './prescription-view.ts';
import { answerText } from './renewal-text.ts';

interface Row {
  readonly id: number;
  readonly brand: BrandId;
  readonly outcome: 'renewed' | 'declined' | null;
  readonly refusal_reason: RefusalReason | null;
  readonly content: Sealed;
  readonly language: Language;
}

/** What those who work here do with requests to renew prescriptions: the same that the operator's command does. */
export const renewalDesk: RenewalDesk = {
  async read(call) {
    const rows = await requestsOf(call);
    const written = rows.map((row) => writtenIn(call, row));
    const prescribers = await prescribersOf(call.tx, written);
    return rows.map((row, index) => {
      const { name, id } = prescribers[index] ?? UNKNOWN_PRESCRIBER;
      return {
        id: row.id,
        medicine: medicineOf(writtenIn(call, row).resource, row.brand, 'fi'),
        prescriber: name,
        prescriberId: id,
        outcome: row.outcome,
        reason: row.refusal_reason,
      };
    });
  },

  async answer(call, requests, { answer, by }) {
    const { tx, vault, now, patientId, threadId } = call;
    const asked = (await requestsOf(call)).filter(({ id }) => requests.includes(id));
    const [first] = asked;
    const wanted = new Set(requests);
    if (!first || asked.length < wanted.size || asked.some(({ outcome }) => outcome !== null)) return false;
    const reason = answer.outcome === 'declined' ? answer.reason : null;
    const { rows } = await sql`
      select answer_renewals(${threadId}, ${[...wanted]}::bigint[], ${answer.outcome}, ${reason}, ${now})`.execute(
      tx,
    );
    if (rows.length < wanted.size)
      throw new Error('A renewal was answered while its conversation was locked.');
    const words = prescriptionWords(brandOf(first.brand), first.language);
    const medicines = asked.map((row) =>
      medicineOf(writtenIn(call, row).resource, row.brand, first.language),
    );
    await addMessage(
      { tx, vault, now, patientId },
      threadId,
      'professional',
      { text: answerText(medicines, answer, words), signature: by.name },
      { authorId: by.id },
    );
    await tellNewsSoon(tx, now, patientId);
    return true;
  },
};

async function requestsOf({ tx, threadId }: DeskCall): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select * from renewals_of(${threadId})`.execute(tx);
  return rows;
}

function writtenIn({ vault }: DeskCall, { content }: Row): WrittenPrescription {
  return parseWritten(vault.open(CONTENT, content)) as WrittenPrescription;
}

function medicineOf(resource: MedicationRequest, brand: BrandId, language: Language): string {
  const { t, lang } = prescriptionWords(brandOf(brand), language);
  return medicineName(factsOf(resource, lang), t('facts.unnamed'));
}
