import type { FastifyInstance } from 'fastify';
import type { DemoPerson } from '#demo/people.ts';
import { html } from './page/html.ts';
import { sendPage } from './page/page.ts';

/** `/`: what the sandbox is, its tools, and the people whom one can sign in as. */
export function startPage(
  server: FastifyInstance,
  people: readonly DemoPerson[],
  portalOrigins: readonly string[],
) {
  server.get('/', (_request, reply) =>
    sendPage(reply, {
      title: 'Sandbox of the patient portal',
      body: html`<main><h1>Sandbox</h1>
<p>The other end of every system that the portal talks to. Nothing leaves this computer.</p>
<ul class="list columns">
<li><a class="choice" href="/mailbox"><span><strong>Mailbox</strong><span class="soft">every e-mail the portal has sent</span></span></a></li>
<li><a class="choice" href="/phone"><span><strong>Phone</strong><span class="soft">every text message</span></span></a></li>
<li><a class="choice" href="/push"><span><strong>Push</strong><span class="soft">every notice that a device shows</span></span></a></li>
<li><a class="choice" href="/video"><span><strong>Video rooms</strong><span class="soft">let the practitioner come, leave or end the appointment</span></span></a></li>
<li><a class="choice" href="/record-app"><span><strong>App</strong><span class="soft">let an app of somebody else’s read a health record</span></span></a></li>
<li><a class="choice" href="/paytrail/refunds"><span><strong>Refunds</strong><span class="soft">make or refuse what the payment provider is to pay back</span></span></a></li>
<li><a class="choice" href="/invoices"><span><strong>Invoices</strong><span class="soft">make the invoice of an appointment</span></span></a></li>
<li><a class="choice" href="/faults"><span><strong>Faults</strong><span class="soft">make a system slow, wrong or dead</span></span></a></li>
</ul>
<h2>The portal</h2><ul>${portalOrigins.map((origin) => html`<li><a href="${origin}">${origin}</a></li>`)}</ul>
<h2>Who you can be</h2>
<p>Log in in the portal, choose any bank, and pick one of these people. Nobody needs a password.</p>
<table><thead><tr><th scope="col">Name</th><th scope="col">Identity code</th><th scope="col">Who</th></tr></thead>
<tbody>${people.map(
        (person) => html`<tr><td>${person.firstNames} ${person.lastName}</td><td>${person.identityCode}</td>
<td>${person.about.en}</td></tr>`,
      )}</tbody></table></main>`,
    }),
  );
}
