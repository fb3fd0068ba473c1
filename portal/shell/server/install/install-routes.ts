import type { FastifyInstance, FastifyReply } from 'fastify';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import {
  manifestAddress,
  OFFLINE_SCRIPT,
  offlineAddress,
  SERVICE_WORKER,
} from '#contract/pages/install-addresses.ts';
import { allowOwnScripts } from '../http/content-security.ts';
import { sendProblem } from '../http/problems.ts';
import type { PlainPageParts } from '../render/plain-page.ts';
import { createOfflineFiles } from './offline-files.ts';
import { webAppManifest } from './web-app-manifest.ts';

/** Browsers ask each time whether it is another one: what is old here would stay for as long as nobody has a connection. */
const ALWAYS_ASKED = 'no-cache';
const AN_HOUR = 'public, max-age=3600';

/**
 * `GET /app/…`: what makes a brand's portal one that can be installed and opens without a connection. It is the same for everybody,
 * and knows no session.
 */
export function installRoutes(parts: PlainPageParts) {
  const offlineFiles = createOfflineFiles(parts);
  return async (server: FastifyInstance): Promise<void> => {
    server.get<{ Params: { file: string } }>('/app/:file', async ({ brand, params }, reply) => {
      const asked = `/app/${params.file}`;
      const { offline } = parts.frontEnd;
      const language = (address: (lang: Lang) => string) =>
        languagesOf(brand).find((lang) => address(lang) === asked);
      type Lang = ReturnType<typeof languagesOf>[number];

      const ofManifest = language(manifestAddress);
      if (ofManifest) {
        const manifest = JSON.stringify(webAppManifest(brand, ofManifest));
        return answer(reply, 'application/manifest+json', AN_HOUR).send(manifest);
      }
      if (!offline) return sendProblem(reply, 'notFound');
      if (asked === OFFLINE_SCRIPT)
        return answer(reply, 'text/javascript', ALWAYS_ASKED).send(offline.script);
      const files = await offlineFiles(brand);
      const ofPage = language(offlineAddress);
      if (ofPage) {
        allowOwnScripts(reply);
        return answer(reply, 'text/html', ALWAYS_ASKED).send(files.pages[ofPage]);
      }
      if (asked === SERVICE_WORKER) {
        const worker = `globalThis.offlineFiles=${JSON.stringify(files.listed)};\n${offline.worker}`;
        return answer(reply, 'text/javascript', ALWAYS_ASKED)
          .header('service-worker-allowed', '/')
          .send(worker);
      }
      return sendProblem(reply, 'notFound');
    });
  };
}

const answer = (reply: FastifyReply, type: string, caching: string): FastifyReply =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', caching);
