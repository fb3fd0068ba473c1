import type { DemoVisit } from './demo-visit.ts';

/** Two and a half years of Aino's visits, latest first: each in another specialty where her matters led. */
export const VISITS_OF_AINO: readonly DemoVisit[] = [
  {
    who: 'aino',
    specialty: 'HOI',
    day: -12,
    at: [8, 40],
    diagnoses: [],
    procedures: [['http://snomed.info/sct', '30549001', 'Ompeleiden poisto', 'oikean lapaluun seutu']],
    text: [
      'Tulosyy: ompeleiden poisto oikeasta lapaluun seudusta, ihomuutos poistettu 12 vrk sitten.',
      'Nykytila: haava siisti ja kiinni, ei punoitusta eikä eritystä. Poistettu neljä ommelta, haavateipit.',
      'Suunnitelma: teippien annetaan irrota itsestään. Arpi suojataan auringolta vuoden ajan.',
    ],
  },
  {
    who: 'aino',
    specialty: 'IHO',
    day: -24,
    at: [14, 15],
    diagnoses: [['L82', 'Seborrooinen keratoosi']],
    procedures: [
      ['urn:oid:1.2.246.537.6.2.2007', 'QBE10', 'Vartalon ihomuutoksen poisto', 'oikean lapaluun seutu'],
    ],
    text: [
      'Tulosyy: selän luomi, joka on puolen vuoden aikana kohonnut ja hankautunut vaatteisiin. Ei melanoomaa suvussa.',
      'Nykytila: oikean lapaluun päällä 7 mm:n tarkkarajainen, ruskea, vahamainen muutos. Dermatoskopiassa milia-kystia ja tukkeumia, ei melanosyyttisen muutoksen piirteitä. Muu iho tarkastettu, ei epäilyttäviä luomia.',
      'Toimenpide: paikallispuudutus, muutos poistettu veneviillolla, neljä ommelta. Näyte patologille (PAD).',
      'Suunnitelma: ompeleet poistetaan 12 vrk:n kuluttua. PAD-vastaus viestillä, kun se on valmis.',
    ],
  },
  {
    who: 'aino',
    specialty: 'FYS',
    day: -44,
    at: [16, 0],
    diagnoses: [['M54.5', 'Alaselkäkipu']],
    text: [
      'Tulosyy: alaselkäkipua noin neljän viikon ajan pitkän istumisen jälkeen. Lääkärin lähete. Ei säteilyä alaraajoihin.',
      'Nykytila: lannerangan eteentaivutus rajoittunut ja kireä, taaksetaivutus vapaa. Lihasvoimat, tunto ja heijasteet symmetriset. Vartalon hallinta heikentynyt.',
      'Suunnitelma: kotiharjoitteet (liikkuvuus, keskivartalon hallinta) päivittäin, istumisen tauottaminen. Kontrolli kahden viikon kuluttua.',
    ],
  },
  {
    who: 'aino',
    specialty: 'YLE',
    day: -51,
    at: [10, 20],
    diagnoses: [['M54.5', 'Alaselkäkipu']],
    text: [
      'Tulosyy: kolme viikkoa jatkunut alaselkäkipu. Ei edeltävää vammaa, kuumetta eikä virtsaamisen vaikeutta.',
      'Nykytila: kävelee normaalisti, myös kantapäillä ja varpailla. Suoran jalan nosto 80/80 astetta. Ei viitettä hermojuuripuristukseen.',
      'Suunnitelma: ei kiireellisen kuvantamisen aihetta. Tavallinen liikkuminen hyväksi. Astman vuoksi kipulääkkeeksi parasetamoli tarvittaessa. Lähete fysioterapiaan, magneettikuvaus, jos kipu ei ala helpottaa. Heti yhteys, jos tulee jalan heikkoutta, tuntopuutosta välilihaan tai virtsaamisvaikeutta.',
    ],
  },
  {
    who: 'aino',
    specialty: 'SIL',
    day: -120,
    at: [12, 30],
    diagnoses: [['H52.1', 'Likitaittoisuus']],
    text: [
      'Tulosyy: kaukonäkö sumea iltaisin autoa ajaessa. Nykyiset lasit neljä vuotta vanhat.',
      'Nykytila: visus lasein oikea 0,8, vasen 0,8; uusin lasein 1,2 ja 1,2 (oikea –2,25, vasen –2,00). Silmänpaineet 14 ja 15 mmHg. Mykiöt kirkkaat, silmänpohjissa ei poikkeavaa.',
      'Suunnitelma: uusi silmälasimääräys. Tarkastus kahden vuoden kuluttua.',
    ],
  },
  {
    who: 'aino',
    specialty: 'GYN',
    day: -200,
    at: [9, 0],
    diagnoses: [['Z01.4', 'Gynekologinen tutkimus']],
    text: [
      'Tulosyy: määräaikaistarkastus, ei oireita. Kuukautiskierto säännöllinen.',
      'Nykytila: ulkosynnyttimet, emätin ja kohdunsuu siistit. Kaikututkimuksessa kohtu ja munasarjat ikään nähden tavanomaiset. Rinnoissa ei tuntuvia muutoksia.',
      'Suunnitelma: ei jatkotoimia. Kohdunkaulan syövän seulonta kunnan kutsun mukaan.',
    ],
  },
  {
    who: 'aino',
    specialty: 'NEU',
    day: -260,
    at: [15, 30],
    diagnoses: [['G43.0', 'Auraton migreeni']],
    text: [
      'Tulosyy: 4–5 kertaa kuukaudessa toispuolinen jyskyttävä päänsärky, johon liittyy pahoinvointia ja valonarkuutta. Kesto hoitamattomana vuorokauden. Ei esioireita.',
      'Nykytila: neurologinen status normaali, verenpaine 122/78 mmHg. Ei hälyttäviä piirteitä, kuvantamista ei tarvita.',
      'Suunnitelma: sumatriptaani 50 mg kohtauksen alkuun, enintään yhdeksänä päivänä kuukaudessa. Estolääkkeeksi kandesartaani 8 mg, jonka oma yleislääkäri aloittaa. Päänsärkypäiväkirja, arvio kolmen kuukauden kuluttua.',
    ],
  },
  {
    who: 'aino',
    specialty: 'KNK',
    day: -330,
    at: [11, 10],
    diagnoses: [['J01.0', 'Akuutti poskiontelotulehdus']],
    text: [
      'Tulosyy: 12 vrk nuhaa, viimeiset päivät vasemman posken särkyä ja märkäistä nenäeritettä.',
      'Nykytila: vasemmassa keskikäytävässä märkää. Kaikututkimuksessa nestekaiku vasemmassa poskiontelossa.',
      'Suunnitelma: amoksisilliini 750 mg x 2 seitsemän vrk, nenän keittosuolahuuhtelut. Kontrolli vain, jos oireet eivät helpota.',
    ],
  },
  {
    who: 'aino',
    specialty: 'YLE',
    day: -410,
    at: [9, 20],
    diagnoses: [['J06.9', 'Määrittämätön akuutti ylähengitystieinfektio']],
    text: [
      'Tulosyy: neljä päivää kurkkukipua, nuhaa, yskää ja lämpöilyä. Ei hengenahdistusta. Astma hyvässä tasapainossa.',
      'Nykytila: yleistila hyvä, lämpö 37,4 °C. Nielu punoittaa lievästi, ei peitteitä. Keuhkoista puhtaat hengitysäänet, ei vinkunaa. CRP vieritestillä 38 mg/l.',
      'Suunnitelma: oireenmukainen hoito, lepo ja riittävä juominen. Keuhkokuva huomenna, CRP-kontrolli viikon kuluttua. Sairauspoissaolo kolme päivää. Uusi yhteydenotto, jos kuume nousee tai vointi huononee.',
    ],
  },
  {
    who: 'aino',
    specialty: 'KAR',
    day: -500,
    at: [13, 0],
    diagnoses: [['R00.2', 'Sydämentykytys']],
    text: [
      'Tulosyy: puolen vuoden ajan levossa tuntuvia muljahduksia, ei rasituksessa. Ei pyörtymisiä eikä sydänsairauksia suvussa.',
      'Nykytila: verenpaine 118/74 mmHg, syke 68/min, säännöllinen. EKG:ssä sinusrytmi, ei poikkeavaa. Sydämen ultraäänitutkimuksessa rakenteet ja toiminta normaalit.',
      'Suunnitelma: vuorokausi-EKG:ssä yksittäisiä hyvänlaatuisia lisälyöntejä. Ei lääkitystä, kahvin vähentäminen. Liikkua saa rajoituksetta.',
    ],
  },
  {
    who: 'aino',
    specialty: 'ENDO',
    day: -640,
    at: [10, 0],
    diagnoses: [['E03.9', 'Määrittämätön hypotyreoosi']],
    text: [
      'Tulosyy: kilpirauhasen vajaatoiminnan vuosikontrolli. Käytössä levotyroksiini 75 mikrog aamuisin, vointi hyvä.',
      'Nykytila: kilpirauhanen ei tunnu suurentuneelta. TSH 2,3 mU/l, viitevälillä.',
      'Suunnitelma: annos ennallaan. Laboratoriokokeet (TSH, T4-V) vuosittain, vastaanotto tarvittaessa.',
    ],
  },
  {
    who: 'aino',
    specialty: 'ORT',
    day: -980,
    at: [17, 20],
    diagnoses: [['S93.4', 'Nilkan nyrjähdys ja venähdys']],
    text: [
      'Tulosyy: oikea nilkka vääntyi eilen sisäänpäin lenkillä. Varaa jalalle.',
      'Nykytila: ulkokehräksen edessä turvotusta ja arkuutta, luiset kohdat aristamattomat. Nilkka tukeva. Röntgenkuvausta ei tarvita.',
      'Suunnitelma: kylmä, koho ja tukiside, tuettu liikkuminen heti. Tasapainoharjoitteet kahden viikon kuluttua. Kontrolli, jos nilkka jää epävakaaksi.',
    ],
  },
];
