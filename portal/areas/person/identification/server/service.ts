import type { IdentificationMethod } from '#areas/person/shared/identification/methods.ts';
import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { listMethods } from './list-methods.ts';
import { signOut } from './sign-out.ts';

export const createIdentificationService = (methods: readonly IdentificationMethod[]) =>
  implement(endpoints, {
    'GET /api/identification-methods': listMethods(methods),
    'POST /api/logout': signOut,
  });
