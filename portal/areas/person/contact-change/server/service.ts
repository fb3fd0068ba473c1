import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { restoreContact, showContactChange } from './restore-contact.ts';

/** The calls of the link that contests a change of contact details, answered. */
export const contactChangeService = implement(endpoints, {
  'GET /api/anon/contact-change/{change}': showContactChange,
  'POST /api/anon/contact-change/{change}': restoreContact,
});
