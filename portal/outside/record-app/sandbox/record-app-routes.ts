import type { FastifyInstance } from 'fastify';
import { html } from '../../sandbox/page/html.ts';
import { sendPage, toolPage } from '../../sandbox/page/page.ts';
import { type ReadRecord, SmartApp } from './smart-app.ts';

const TITLE = 'My measurements';

/** `/record-app`: an app of somebody else's, which patients may let read their health record. */
export function recordAppRoutes(
  server: FastifyInstance,
  { origin, portalOrigins }: { readonly origin: string; readonly portalOrigins: readonly string[] },
): void {
  const app = new SmartApp(origin);
  server.get('/record-app', (_request, reply) =>
    sendPage(reply, {
      title: TITLE,
      body: toolPage(
        TITLE,
        html`<p>An app that reads your health record if you let it. Which portal are you a patient of?</p>
<ul class="list">${portalOrigins.map(
          (portal) =>
            html`<li><a href="/record-app/launch?${String(new URLSearchParams({ portal }))}">${portal}</a></li>`,
        )}</ul>`,
      ),
    }),
  );
  server.get<{ Querystring: { portal?: string } }>('/record-app/launch', async (request, reply) => {
    const { portal = '' } = request.query;
    if (!portalOrigins.includes(portal)) return reply.code(400).send({ error: 'no portal of this sandbox' });
    return reply.redirect(await app.launch(portal), 303);
  });
  server.get<{ Querystring: { state?: string; code?: string; iss?: string } }>(
    '/record-app/callback',
    async (request, reply) => {
      const { state = '', code, iss } = request.query;
      const id = await app.connect(state, { code, iss });
      return reply.redirect(id === null ? '/record-app/refused' : `/record-app/connections/${id}`, 303);
    },
  );
  server.get('/record-app/refused', (_request, reply) => sendPage(reply, { title: TITLE, body: refused() }));
  server.get<{ Params: { id: string } }>('/record-app/connections/:id', async (request, reply) => {
    const record = await app.read(request.params.id);
    return sendPage(reply, { title: TITLE, body: record ? shown(record) : ended() });
  });
}

const again = html`<p><a href="/record-app">Connect</a></p>`;
const refused = () => toolPage(TITLE, html`<p>You did not let the app read anything.</p>${again}`);
const ended = () => toolPage(TITLE, html`<p>The app may not read your record any more.</p>${again}`);

function shown({ name, scope, vaccinations, counts }: NonNullable<ReadRecord>) {
  return toolPage(
    TITLE,
    html`<dl><dt>Patient</dt><dd>${name}</dd><dt>Scopes</dt><dd><code>${scope}</code></dd></dl>
<h2>What was read</h2><ul>${Object.entries(counts).map(([type, count]) => html`<li>${type}: ${count}</li>`)}</ul>
<h2>Vaccinations</h2><ul>${vaccinations.map((each) => html`<li>${each}</li>`)}</ul>
<p><a href="">Read again</a></p>`,
  );
}
