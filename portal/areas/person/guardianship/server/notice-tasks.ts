import {
  type GuardianNotice,
  SEND_GUARDIAN_NOTICE,
} from '#areas/person/shared/guardianship/server/guardian-notice.ts';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Mailer } from '#outside/mail/client/mailer.ts';
import { sendMail } from '#outside/mail/client/send-mail.ts';
import { type Delivery, deliverMessage } from '#platform/jobs/outgoing-message.ts';
import type { Task } from '#platform/jobs/worker.ts';
import { renderNotice } from './render-notice.ts';

export interface NoticeTasksOptions extends Delivery {
  readonly mailer: Pick<Mailer, 'sendMail'>;
  /** Origin of each brand's portal: `https://kaari.example`. */
  readonly origins: Readonly<Record<BrandId, string>>;
}

/** The job that tells a guardian what another one has done for their child. */
export function noticeTasks(options: NoticeTasksOptions): Readonly<Record<string, Task>> {
  const { mailer, origins } = options;
  return {
    [SEND_GUARDIAN_NOTICE]: (payload, signal) =>
      deliverMessage(options, payload, signal, async (message) => {
        const brand = brandOf(message.brand);
        const origin = origins[message.brand];
        const notice = message.content as GuardianNotice;
        await sendMail(mailer, brand, origin, message, renderNotice(brand, message.language, origin, notice));
      }),
  };
}
