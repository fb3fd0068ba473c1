import type { FastifyInstance } from 'fastify';
import { html } from '../../sandbox/page/html.ts';
import { sendPage, toolPage } from '../../sandbox/page/page.ts';
import { recipientOf } from '../../sandbox/page/recipient.ts';
import { sandboxTime } from '../../sandbox/page/sandbox-time.ts';
import type { Mailbox, ReceivedMail } from './mailbox.ts';

/** Its links open in a window of their own; nothing else is allowed. */
const ALLOWED = 'allow-popups allow-popups-to-escape-sandbox';

interface MailParams {
  id: string;
}

/** `/mailbox`: all sent e-mails, with their attachments; `/mailbox.json?to=` for scripts. */
export function mailboxRoutes(server: FastifyInstance, mailbox: Mailbox): void {
  const mailOf = (id: string) => mailbox.messages().find((mail) => mail.id === id);

  server.get('/mailbox.json', (request) => ({
    messages: mailbox.messages(recipientOf(request.query)),
    repeated: mailbox.repeated(),
  }));

  server.get('/mailbox', (_request, reply) => {
    const newest = mailbox.messages().toReversed();
    const list = html`<ul class="list">${newest.map(
      (mail) => html`<li><a class="choice" href="/mailbox/${mail.id}"><span><strong>${mail.subject}</strong>
<span class="soft">${mail.to.join(', ')} · ${sandboxTime(mail.at)}</span></span></a></li>`,
    )}</ul>`;
    return sendPage(reply, {
      title: 'Mailbox · Sandbox',
      refresh: 10,
      body: toolPage('Mailbox', newest.length > 0 ? list : html`<p>No e-mail has been sent yet.</p>`),
    });
  });

  server.get<{ Params: MailParams }>('/mailbox/:id', (request, reply) => {
    const mail = mailOf(request.params.id);
    if (!mail) return reply.callNotFound();
    return sendPage(reply, { title: `${mail.subject} · Sandbox`, body: letter(mail) });
  });

  server.get<{ Params: MailParams }>('/mailbox/:id/html', (request, reply) => {
    const mail = mailOf(request.params.id);
    if (!mail?.html) return reply.callNotFound();
    // Foreign markup: shown without scripts, without an origin, without any request.
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `sandbox ${ALLOWED}; default-src 'none'; style-src 'unsafe-inline'; img-src data:`,
      )
      .send(mail.html);
  });

  server.get<{ Params: MailParams & { index: string } }>(
    '/mailbox/:id/attachments/:index',
    (request, reply) => {
      const attachment = mailOf(request.params.id)?.attachments[Number(request.params.index)];
      if (!attachment) return reply.callNotFound();
      return reply
        .type(attachment.contentType)
        .header('x-content-type-options', 'nosniff')
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
        )
        .send(Buffer.from(attachment.base64, 'base64'));
    },
  );
}

function letter(mail: ReceivedMail) {
  return toolPage(
    mail.subject,
    html`<p><a href="/mailbox">All e-mail</a></p>
<dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to.join(', ')}</dd>
<dt>Received</dt><dd>${sandboxTime(mail.at)}</dd></dl>
<div class="versions">${mail.html !== null && html`<section><h2>HTML</h2><iframe title="HTML version" src="/mailbox/${mail.id}/html" sandbox="${ALLOWED}"></iframe></section>`}
<section><h2>Text</h2><div class="letter">${mail.text}</div></section></div>
${
  mail.attachments.length > 0 &&
  html`<h2>Attachments</h2><ul>${mail.attachments.map(
    (attachment, index) =>
      html`<li><a href="/mailbox/${mail.id}/attachments/${index}">${attachment.filename}</a> <span class="soft">${attachment.contentType}</span></li>`,
  )}</ul>`
}`,
  );
}
