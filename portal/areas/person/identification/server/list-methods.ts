import type { IdentificationMethod } from '#areas/person/shared/identification/methods.ts';
import { type Outside, ok } from '#platform/calls/handler.ts';
import type { IdentificationApi } from '../contract.ts';
import { logoPath } from './logos.ts';

/** `GET /api/identification-methods` */
export function listMethods(
  methods: readonly IdentificationMethod[],
): Outside<IdentificationApi['GET /api/identification-methods']> {
  return {
    async outside(_context, { query: { lang } }) {
      return ok({
        methods: methods.map((method) => ({
          id: method.id,
          name: method.name[lang],
          logo: logoPath(method),
          notice: method.notice?.[lang] ?? null,
        })),
      });
    },
  };
}
