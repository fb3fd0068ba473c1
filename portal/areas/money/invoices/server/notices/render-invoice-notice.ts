import { type RenderedNotice, renderNotice } from '#areas/person/shared/notices/server/notice-mail.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import en from '../../messages-outbound/en.json' with { type: 'json' };
import fi from '../../messages-outbound/fi.json' with { type: 'json' };
import sv from '../../messages-outbound/sv.json' with { type: 'json' };

/** That there is a new invoice: neither of what, nor how much. */
export const renderInvoiceNotice = (
  brand: BrandSettings,
  language: Language,
  origin: string,
): RenderedNotice =>
  renderNotice({
    brand,
    language,
    group: 'outbound.invoices.notice',
    texts: { fi: fi.notice, sv: sv.notice, en: en.notice },
    urlIn: (shown) => origin + href('invoices-page', {}, shown),
  });
