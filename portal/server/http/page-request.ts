import type { FastifyRequest } from 'fastify';

/** Whether somebody asks for a page to read: no call, no file, no step of an identification. */
export function isPageRequest({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|oauth|assets|health)(\/|$)/.test(url);
}
