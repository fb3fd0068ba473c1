/**
 * Every page's address below `/{lang}`, in Finnish, Swedish and English (PAGE-01): `{name}` for a parameter (its kind
 * is in `route-params.ts`), null where the page does not exist in a language. A page key that has several addresses
 * has a key for each.
 *
 * The terms are one address here; that Pikkujätti has them in Finnish only is the brand's setting.
 */
export const ROUTE_WORDS = {
  'front-page': ['', '', ''],

  'appointment-reservation-landing-page': ['ajanvaraus', 'tidsbokning', 'booking'],
  'private-appointment-list': [
    'ajanvaraus/yksityisasiakas',
    'tidsbokning/privat-kund',
    'booking/private-customer',
  ],
  'insurance-appointment-list': ['ajanvaraus/vakuutus', 'tidsbokning/forsakring', 'booking/insurance'],
  'kela65-appointment-list': ['ajanvaraus/kela65', 'tidsbokning/kela65', 'booking/kela65'],
  'ohc-landing-page-for-anonymous-users': [
    'ajanvaraus/tyoterveys',
    'tidsbokning/foretagshalsovard',
    'booking/occupational-healthcare',
  ],
  'ohc-appointment-list': ['tyoterveys', 'foretagshalsovard', 'occupational-healthcare'],

  'reserve-appointment-for-anonymous-users': [
    'kirjautumattomat-kayttajat/vapaat-ajat/{id}',
    'anonyma-anvandare/lediga-tider/{id}',
    'anonymous-users/available-appointments/{id}',
  ],
  'reserve-appointment-for-anonymous-users-insurance': [
    'kirjautumattomat-kayttajat/vapaat-ajat/vakuutus/{id}',
    'anonyma-anvandare/lediga-tider/forsakring/{id}',
    'anonymous-users/available-appointments/insurance/{id}',
  ],
  'reserve-appointment-for-anonymous-users-kela65': [
    'kirjautumattomat-kayttajat/vapaat-ajat/kela65/{id}',
    'anonyma-anvandare/lediga-tider/kela65/{id}',
    'anonymous-users/available-appointments/kela65/{id}',
  ],
  'reserve-appointment-for-anonymous-users-occupational': [
    'ajanvaraus/tyoterveys/vapaat-ajat/{id}',
    'tidsbokning/foretagshalsovard/lediga-tider/{id}',
    'booking/occupational-healthcare/available-appointments/{id}',
  ],
  'reserve-appointment': ['vapaat-ajat/{id}', 'lediga-tider/{id}', 'available-appointments/{id}'],
  'reserve-appointment-insurance': [
    'vapaat-ajat/vakuutus/{id}',
    'lediga-tider/forsakring/{id}',
    'available-appointments/insurance/{id}',
  ],
  'reserve-appointment-kela65': [
    'vapaat-ajat/kela65/{id}',
    'lediga-tider/kela65/{id}',
    'available-appointments/kela65/{id}',
  ],
  'reserve-appointment-occupational': [
    'vapaat-ajat/tyoterveys/{id}',
    'lediga-tider/foretagshalsovard/{id}',
    'available-appointments/occupational-healthcare/{id}',
  ],

  'reservation-success-for-anonymous-users': [
    'kirjautumattomat-kayttajat/vapaat-ajat/{id}/valmis',
    'anonyma-anvandare/lediga-tider/{id}/klar',
    'anonymous-users/available-appointments/{id}/success',
  ],
  'reservation-success-for-anonymous-users-insurance': [
    'kirjautumattomat-kayttajat/vapaat-ajat/vakuutus/{id}/valmis',
    'anonyma-anvandare/lediga-tider/forsakring/{id}/klar',
    'anonymous-users/available-appointments/insurance/{id}/success',
  ],
  'reservation-success-for-anonymous-users-kela65': [
    'kirjautumattomat-kayttajat/vapaat-ajat/kela65/{id}/valmis',
    'anonyma-anvandare/lediga-tider/kela65/{id}/klar',
    'anonymous-users/available-appointments/kela65/{id}/success',
  ],
  'reservation-success-for-anonymous-users-occupational': [
    'ajanvaraus/tyoterveys/vapaat-ajat/{id}/valmis',
    'tidsbokning/foretagshalsovard/lediga-tider/{id}/klar',
    'booking/occupational-healthcare/available-appointments/{id}/success',
  ],
  'reservation-success': [
    'vapaat-ajat/{id}/valmis',
    'lediga-tider/{id}/klar',
    'available-appointments/{id}/success',
  ],
  'reservation-success-insurance': [
    'vapaat-ajat/vakuutus/{id}/valmis',
    'lediga-tider/forsakring/{id}/klar',
    'available-appointments/insurance/{id}/success',
  ],
  'reservation-success-kela65': [
    'vapaat-ajat/kela65/{id}/valmis',
    'lediga-tider/kela65/{id}/klar',
    'available-appointments/kela65/{id}/success',
  ],
  'reservation-success-occupational': [
    'vapaat-ajat/tyoterveys/{id}/valmis',
    'lediga-tider/foretagshalsovard/{id}/klar',
    'available-appointments/occupational-healthcare/{id}/success',
  ],

  clinic: ['toimipisteet/{slug}', 'mottagningar/{slug}', 'clinics/{slug}'],
  practitioner: ['asiantuntijat/{slug}', 'experter/{slug}', 'practitioners/{slug}'],

  'appointment-list': ['ajanvaraukset', 'tidsbokningar', 'appointments'],
  appointment: ['ajanvaraukset/{ids}', 'tidsbokningar/{ids}', 'appointments/{ids}'],
  'appointment-day': ['ajanvaraukset/paiva/{date}', 'tidsbokningar/dag/{date}', 'appointments/day/{date}'],
  'calendar-feed': ['ajanvaraukset/kalenteri', 'tidsbokningar/kalender', 'appointments/calendar'],
  'video-appointment': ['ajanvaraukset/{id}/video', 'tidsbokningar/{id}/video', 'appointments/{id}/video'],
  'video-guest': ['videovieras/{guest}', 'videogast/{guest}', 'video-guest/{guest}'],
  'earlier-time': [
    'ajanvaraukset/{id}/aikaisempi-aika',
    'tidsbokningar/{id}/tidigare-tid',
    'appointments/{id}/earlier-time',
  ],
  'move-appointment': [
    'ajanvaraukset/{id}/siirto/{time}',
    'tidsbokningar/{id}/flytt/{time}',
    'appointments/{id}/move/{time}',
  ],
  'appointments-additional-payment-approval-page': [
    'ajanvaraukset/{id}/lisamaksu',
    'tidsbokningar/{id}/tillaggsavgift',
    'appointments/{id}/additional-payment',
  ],
  'appointment-additional-payment-success-page': [
    'ajanvaraukset/{id}/lisamaksu/valmis',
    'tidsbokningar/{id}/tillaggsavgift/klar',
    'appointments/{id}/additional-payment/success',
  ],
  'anonymous-view-appointment-page': ['varaus/{token}', 'bokning/{token}', 'appointment/{token}'],
  'anonymous-appointment-cancelled': [
    'varaus/{token}/peruttu',
    'bokning/{token}/avbokad',
    'appointment/{token}/cancelled',
  ],
  'disown-appointment': [
    'varaus/{token}/en-tunne-varausta',
    'bokning/{token}/okand-bokning',
    'appointment/{token}/unknown-booking',
  ],

  'contact-change': [
    'yhteystietojen-muutos/{change}',
    'andring-av-kontaktuppgifter/{change}',
    'contact-details-change/{change}',
  ],

  'registration-page': ['rekisterointi', 'registrering', 'registration'],
  'registration-page-for-iav-users': [
    'ajanvaraus/rekisterointi',
    'tidsbokning/registrering',
    'booking/registration',
  ],
  'hpa-register': ['hpa/register', 'hpa/register', 'hpa/register'],
  family: ['perhe', 'familj', 'family'],
  'choose-child': ['valitse-lapsi', 'valj-barn', 'choose-child'],
  'hpa-front-page': ['asiointipolku', 'transaktionsbana', 'transaction-path'],
  'new-customer': ['uusi-asiakas', 'ny-kund', 'new-customer'],
  'login-page-for-anonymous-users': ['kirjaudu', 'loggain', 'login'],
  mfa: ['tunnistautuminen', 'behorighetskontroll', 'authentication'],
  'session-timed-out': ['katkennut-istunto', 'utgatt-session', 'expired-session'],

  'conversation-list': ['viestit', 'meddelanden', 'conversations'],
  conversation: ['viestit/{id}', 'meddelanden/{id}', 'conversations/{id}'],
  'conversation-new': ['viestit/uusi', 'meddelanden/ny', 'conversations/new'],
  'mielen-tuki-chat-page': ['mielen-tuki', 'psykiskt-stod', 'mental-support'],
  'private-doctor-chat-page': ['laakarin-chat', 'lakarchatt', 'doctor-chat'],
  pikkutsatti: ['pikkutsatti', 'pikkutsatti', 'pikkutsatti'],

  'visits-list': ['kaynnit', 'besoken', 'visits'],
  visit: ['kaynnit/{id}', 'besoken/{id}', 'visits/{id}'],
  'prescriptions-list': ['reseptit', 'recept', 'prescriptions'],
  'prescription-renewal': ['reseptin-uusinta/{ids}', 'receptfornyelse/{ids}', 'prescription-renewal/{ids}'],
  'lab-list': ['laboratorio', 'laboratorium', 'laboratory'],
  'lab-referral': ['laboratoriolahete/{id}', 'laboratorieremiss/{id}', 'laboratoryreferral/{id}'],
  'lab-result': ['laboratoriotulos/{date}', 'laboratorieresultat/{date}', 'laboratoryresult/{date}'],
  'lab-trend': ['laboratorio/kehitys/{ids}', 'laboratorium/utveckling/{ids}', 'laboratory/trend/{ids}'],
  'imaging-list': ['kuvantaminen', 'bildbehandling', 'imaging'],
  'imaging-referral': ['kuvantamislahete/{id}', 'bildbehandlingremiss/{id}', 'imagingreferral/{id}'],
  'imaging-result': ['kuvantaminen/{date}', 'bildbehandling/{date}', 'imaging/{date}'],
  'questionnaire-list': ['kyselyt', 'rundfraga', 'questionnaires'],
  questionnaire: ['kyselyt/{id}', 'rundfraga/{id}', 'questionnaires/{id}'],
  'questionnaire-results': ['kyselyt/{id}/vastaukset', 'rundfraga/{id}/svar', 'questionnaires/{id}/results'],
  'health-record': ['terveystiedot', 'halsouppgifter', 'health-record'],
  'record-sharing': ['terveystiedot/jakaminen', 'halsouppgifter/delning', 'health-record/sharing'],
  'shared-record': ['jaettu/{share}', 'delad/{share}', 'shared/{share}'],
  certificates: ['todistukset', 'certifikat', 'certificates'],
  certificate: ['todistukset/{id}', 'certifikat/{id}', 'certificates/{id}'],
  'vaccinations-list': ['rokotukset', 'vaccinationer', 'vaccinations'],
  growth: ['kasvu', 'tillvaxt', 'growth'],
  'travel-vaccinations': ['rokotukset/matkailu', 'vaccinationer/resor', 'vaccinations/travel'],
  'home-measurements': ['kotimittaukset', 'hemmatningar', 'home-measurements'],

  'invoices-page': ['laskut', 'fakturor', 'invoices'],
  'invoice-summary-page': ['laskut/yhteenveto/{id}', 'fakturor/oversikt/{id}', 'invoices/summary/{id}'],
  'invoice-payment-page': ['maksa/{id}', 'betala/{id}', 'pay/{id}'],
  'pay-visit-page': ['maksa-kaynti', 'betala-besok', 'pay-visit'],
  'payment-page': ['maksu/{status}', 'betalning/{status}', 'payment/{status}'],
  'invoice-notification-landing-page': ['laskuilmoitus', 'fakturaavisering', 'invoice-notification'],

  'my-information': ['omat-tiedot', 'mina-uppgifter', 'my-information'],
  'record-app': ['sovelluslupa', 'apptillstand', 'app-permission'],
  'patient-data-consent': ['potilastietojen-kasittely', 'behandling-av-patientuppgifter', 'data-processing'],
  'occupational-health-care-team': [
    'tyoterveystiimi',
    'foretagshalsovardsteamet',
    'occupational-health-care-team',
  ],
  'ohc-vaccination-page': ['tyoterveysrokotus', 'foretagsvaccination', 'occupational-vaccination'],
  'employee-memo-page': ['tyontekijan-muistio', 'arbetstagarens-promemoria', 'employee-memo'],
  'sickness-fund-page': ['sairauskassa', 'sairauskassa', 'sairauskassa'],
  'finnair-chat-page': ['sairauskassa/chat', 'sairauskassa/chat', 'sairauskassa/chat'],
  workspace: ['tyotila', 'arbetsyta', 'workspace'],
  'workspace-thread': ['tyotila/{id}', 'arbetsyta/{id}', 'workspace/{id}'],
  'workspace-start': ['tyotila/uusi', 'arbetsyta/ny', 'workspace/new'],
  'workspace-employees': ['tyotila/tyontekijat', 'arbetsyta/anstallda', 'workspace/employees'],
  'workspace-staff': ['tyotila/henkilosto', 'arbetsyta/personal', 'workspace/staff'],
  'workspace-service-breaks': [
    'tyotila/huoltokatkot',
    'arbetsyta/serviceavbrott',
    'workspace/service-breaks',
  ],
  'workspace-questionnaires': ['tyotila/kyselyt', 'arbetsyta/frageformular', 'workspace/questionnaires'],
  'system-status': ['hairiot', 'storningar', 'service-status'],
  'workspace-sign-in': ['tyotila/kirjaudu', 'arbetsyta/logga-in', 'workspace/sign-in'],
  'workspace-content': ['tyotila/sisallot', 'arbetsyta/innehall', 'workspace/content'],
  'workspace-content-item': ['tyotila/sisallot/{id}', 'arbetsyta/innehall/{id}', 'workspace/content/{id}'],
  'workspace-clinics': ['tyotila/toimipisteet', 'arbetsyta/mottagningar', 'workspace/clinics'],
  'workspace-clinic': [
    'tyotila/toimipisteet/{clinic}',
    'arbetsyta/mottagningar/{clinic}',
    'workspace/clinics/{clinic}',
  ],
  'workspace-absences': ['tyotila/poissaolot', 'arbetsyta/franvaro', 'workspace/absences'],
  eula: ['eula', 'eula', 'eula'],
  'privacy-notice': ['tietosuojaseloste', 'dataskyddsbeskrivning', 'privacy-notice'],
  'help-page': ['ohjeita', null, null],
  'accessibility-statement': ['saavutettavuusseloste', 'tillganglighetsutlatande', 'accessibility-statement'],
} as const;

/** Every page key, in the order of the table. */
export const PAGE_KEYS = Object.keys(ROUTE_WORDS) as readonly (keyof typeof ROUTE_WORDS)[];
