import type { CloseReason, ThreadType } from '#areas/messages/shared/messaging/thread.ts';

interface DemoMessage {
  /** Key of who works here; absent: the customer. */
  readonly by?: string;
  readonly text: string;
  /** Days ago. */
  readonly sent: number;
  readonly deleted?: { readonly reason: string; readonly daysAgo: number };
  /** It asks to answer the questionnaire that was sent last. */
  readonly invites?: true;
}

/** A conversation of the demo. */
export interface DemoConversation {
  readonly who: string;
  readonly type?: ThreadType;
  readonly title: string;
  readonly team: string;
  /** Who takes part, with how many days ago they read it last; null: not yet. */
  readonly participants: readonly { readonly who: string; readonly read: number | null }[];
  readonly assigned?: string;
  readonly messages: readonly DemoMessage[];
  /** How many days ago the customer read it last; null: not yet. */
  readonly read: number | null;
  readonly closed?: { readonly by: string; readonly daysAgo: number; readonly reason: CloseReason };
  /** Key of the guardian who writes in it for the child. */
  readonly guardian?: string;
  readonly note?: { readonly by: string; readonly text: string; readonly daysAgo: number };
}

/** Conversations with the clinic, each in the order of its messages. */
export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    who: 'eero',
    title: 'Niska- ja hartiakipu näyttötyössä',
    team: 'occupational-health',
    participants: [{ who: 'timo', read: 33.5 }],
    messages: [
      {
        text: 'Hei,\n\nniska ja oikea hartia ovat kipeytyneet parin viikon aikana näyttöpäätetyössä. Kipu helpottaa viikonloppuna. Käsissä ei ole puutumista eikä voimattomuutta. Kannattaako varata aika?',
        sent: 36,
      },
      {
        by: 'timo',
        text: 'Hei Eero,\n\nkuvaamasi oireet sopivat kuormituksesta johtuvaan niska-hartiakipuun. Tauota työtä puolen tunnin välein, ja säädä näytön yläreuna silmien korkeudelle. Tarvittaessa voit käyttää parasetamolia pakkauksen ohjeen mukaan. Älä käytä tulehduskipulääkkeitä verenpainelääkkeesi kanssa kysymättä ensin lääkäriltä.\n\nJos käsiin tulee puutumista tai voimattomuutta, tai kipu ei helpota kahdessa viikossa, varaa aika työfysioterapeutille. Työterveyssopimukseesi kuuluu myös työpisteen ergonomiaohjaus.',
        sent: 35,
      },
      { text: 'Kiitos! Säädin työpisteen, ja kipu on jo vähentynyt.', sent: 34 },
      {
        by: 'timo',
        text: 'Hienoa kuulla. Suljen keskustelun. Kirjoita meille uudestaan, jos vaiva palaa.',
        sent: 33.5,
      },
    ],
    read: 33,
    closed: { by: 'timo', daysAgo: 33.4, reason: 'answered' },
  },
  {
    who: 'eero',
    title: 'Influenssarokotus työpaikalla',
    team: 'nurses',
    participants: [{ who: 'timo', read: 15.5 }],
    assigned: 'timo',
    messages: [
      { text: 'Hei! Milloin työpaikallamme rokotetaan influenssaa vastaan tänä syksynä?', sent: 16.5 },
      {
        by: 'timo',
        text: 'Hei Eero, rokotamme toimipaikassanne tiistaina klo 9–11.',
        sent: 16,
        deleted: {
          reason: 'Viestissä oli väärä kellonaika. Oikea aika on seuraavassa viestissä.',
          daysAgo: 15.8,
        },
      },
      {
        by: 'timo',
        text: 'Hei Eero, rokotamme toimipaikassanne tiistaina klo 12–14. Ajanvarausta ei tarvita. Jos sinulla on silloin kuumetta, siirrä rokotusta.',
        sent: 15.7,
      },
    ],
    read: 15,
  },
  {
    who: 'eero',
    title: 'Uni ja palautuminen vuorotyössä',
    team: 'occupational-health',
    participants: [{ who: 'ilona', read: 2 }],
    assigned: 'ilona',
    messages: [
      {
        text: 'Hei,\n\nolen siirtynyt kolmivuorotyöhön ja nukun yövuorojen jälkeen vain neljästä viiteen tuntia. Päivisin väsyttää. Mitä voisin tehdä?',
        sent: 3,
      },
      {
        by: 'ilona',
        text: 'Hei Eero,\n\nvuorotyö häiritsee unta monella. Pimennä makuuhuone, nuku yövuoron jälkeen mahdollisimman pian ja vältä kahvia vuoron viimeisten tuntien aikana.\n\nLähetin sinulle kyselyn unesta ja palautumisesta. Vastaa siihen rauhassa, niin arvioimme vastaustesi perusteella, tarvitaanko vastaanottoa. Älä aja autoa, jos olet hyvin väsynyt.',
        sent: 2,
        invites: true,
      },
    ],
    read: 1.9,
  },
  {
    who: 'eero',
    title: 'Verenpaineen kotimittaukset',
    team: 'nurses',
    participants: [
      { who: 'timo', read: 5.5 },
      { who: 'ilona', read: 0.4 },
    ],
    assigned: 'timo',
    messages: [
      {
        text: 'Hei,\n\nmittasin verenpaineen kotona neljänä päivänä aamuin illoin kuten sovittiin. Keskiarvo oli 142/88 mmHg. Lääkkeenä on losartaani ja hydroklooritiatsidi 50 mg/12,5 mg kerran päivässä. Pitääkö annosta muuttaa?',
        sent: 6,
      },
      {
        by: 'timo',
        text: 'Hei Eero,\n\nkiitos mittauksista. Kysyn lääkäriltä, muutetaanko lääkitystä, ja palaan asiaan.',
        sent: 5.5,
      },
      {
        by: 'ilona',
        text: 'Hei Eero,\n\nsijaistan Timoa. Kotona mitatun verenpaineen tavoite on alle 135/85 mmHg, joten sinun arvosi on hieman tavoitteen yläpuolella. Jatka toistaiseksi samalla annoksella. Onko sinulla ollut huimausta, tai oletko unohtanut lääkkeen jonain päivänä?',
        sent: 1.2,
      },
      { text: 'Ei huimausta. Viime viikolla unohdin lääkkeen kahtena aamuna.', sent: 0.9 },
      {
        by: 'ilona',
        text: 'Kiitos tiedosta. Ota lääke joka aamu samaan aikaan ja toista mittaukset kahden viikon kuluttua. Jos keskiarvo on silloin yhä yli 135/85 mmHg, tehostamme lääkitystä.\n\nSoita 112, jos saat kovaa rintakipua tai halvausoireita.',
        sent: 0.4,
      },
    ],
    read: 0.9,
    note: {
      by: 'ilona',
      text: 'Kontrolloidaan P-K, P-Na ja P-Krea ennen annoksen nostoa.',
      daysAgo: 0.4,
    },
  },
  {
    who: 'eero',
    type: 'hr',
    title: 'Työhön paluun järjestelyt',
    team: 'occupational-health',
    participants: [
      { who: 'paivi', read: 8 },
      { who: 'ilona', read: 8 },
    ],
    assigned: 'ilona',
    messages: [
      {
        by: 'paivi',
        text: 'Hei,\n\nEero palaa sairauspoissaololta ensi viikolla. Voimmeko järjestää työterveysneuvottelun, jossa sovitaan kevennetystä työstä?',
        sent: 9,
      },
      {
        by: 'ilona',
        text: 'Hei Päivi ja Eero,\n\nneuvottelu sopii hyvin. Ehdotan torstaita klo 13 videoyhteydellä. Eero, kerro, sopiiko sinulle, että työnantajan edustaja on mukana.',
        sent: 8.5,
      },
      { text: 'Hei, torstai klo 13 sopii, ja Päivi voi olla mukana.', sent: 8.2 },
    ],
    read: 8.2,
  },
  {
    who: 'aino',
    title: 'Kysymys ferritiiniarvosta',
    team: 'nurses',
    participants: [{ who: 'ilona', read: 11 }],
    assigned: 'ilona',
    messages: [
      {
        text: 'Hei,\n\nferritiinini oli 18 µg/l muualla otetussa verikokeessa. Hemoglobiini oli normaali. Pitääkö minun syödä rautaa?',
        sent: 12,
      },
      {
        by: 'ilona',
        text: 'Hei Aino,\n\nferritiini on lähellä viitevälin alarajaa, eli rautavarastosi ovat vähäiset. Voit ottaa rautaa 100 mg joka toinen päivä kolmen kuukauden ajan. Tarkistamme ferritiinin ja verenkuvan sen jälkeen.\n\nJos kuukautisesi ovat runsaat tai olet hyvin väsynyt, varaa aika vastaanotolle.',
        sent: 11,
      },
    ],
    read: 10.5,
  },
  {
    who: 'elsa',
    guardian: 'sofia',
    title: 'Elsas hosta',
    team: 'nurses',
    participants: [{ who: 'ilona', read: 3.6 }],
    assigned: 'ilona',
    messages: [
      {
        text: 'Hej!\n\nElsa har hostat i två veckor efter en förkylning, mest på nätterna. Hon har ingen feber och orkar leka. Behöver vi komma på mottagning?',
        sent: 4,
      },
      {
        by: 'ilona',
        text: 'Hej Sofia,\n\nhosta efter en förkylning kan hålla i sig i flera veckor. Om Elsa mår bra i övrigt kan ni vänta. Boka tid om hostan varar längre än fyra veckor eller om hon hostar vid ansträngning.\n\nRing 112 om hon får svårt att andas. Ring Jourhjälpen 116117 om hon får hög feber eller blir klart sämre.',
        sent: 3.6,
      },
    ],
    read: 3.5,
  },
];
