export const LAZY_RULE =
  'LazyPart fetches code on demand, says where it could not, and tries again; what a part cannot show stands in scripts/imports/lazy-code.ts.';

/**
 * The files of pages that import on demand without `LazyPart`, as they fetch no part, each with what becomes of a failure.
 * The build lets them ask again as it does parts (docs/decisions/041-page-cost.md).
 */
export const LAZY_CODE: Readonly<Record<string, string>> = {
  'portal/shell/browser/AppProviders.tsx':
    'Leaves the page of an ended session; without the code the document is loaded again, and the server says where to go.',
  'portal/shell/browser/entry-client.tsx':
    'Brings up to date what the device keeps; without the code the next document does.',
  'portal/shell/browser/brands/load-brand-assets.ts': 'Comes before anything is drawn.',
  'portal/shell/browser/routing/know-addresses.ts': 'Comes before anything is drawn.',
  'portal/shell/browser/i18n/namespaces.ts': 'Messages come with the page that they belong to.',
  'portal/shell/browser/pages/front-page-parts.ts':
    'The build puts the parts into the front page: nothing is fetched apart.',
  'portal/shell/browser/shell/MenuIcon.tsx':
    'The build puts the icons into the menu: nothing is fetched apart.',
  'portal/shell/browser/routing/every-page.ts': 'Pages: the error page offers another try.',
  'portal/shell/browser/routing/page-loader.ts': 'The table of pages, as they are.',
  'portal/client/kept/forget-device.ts':
    'Ends the notices of the device at log-out; without the code they end at the next log-out.',
  'portal/client/drafts/draft-storage.ts':
    'Seals what was typed; without the code a draft lives as long as its page, and the next key asks again.',
  'portal/components/AddToCalendar.tsx':
    'Follows a press: a toast says that it failed, and another press asks again.',
  'portal/areas/appointments/booking/reservation/use-reservation.ts':
    'Follows a press: the form says that there is no connection, and sending it again asks again or loads the document again.',
  'portal/areas/messages/conversations/thread/use-live-chat.ts':
    'Waits for messages of a chat; without the code the page asks for them every ten seconds.',
  'portal/areas/person/patient-information/own-data/DownloadData.tsx':
    'Follows a press: the card says that it failed, and another press asks again.',
  'portal/areas/person/registration/form/use-registration.ts':
    'Follows a press: the form says that there is no connection, and sending it again asks again or loads the document again.',
};
