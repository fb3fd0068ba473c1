import { lines } from './lines.ts';
import type { PrivacyNotice } from './privacy-notice.ts';

export const finnish: PrivacyNotice = ({ isForChildren, hasOccupationalHealth, hasInsurance }) => [
  {
    heading: 'Kuka tiedoista vastaa',
    text: lines(
      'Rekisterinpitäjä: {controller}, {controllerAddress}',
      'Tietosuojavastaava: {dataProtectionEmail}',
      'Asiakaspalvelu: {customerServicePhone}',
      'Rekisterinpitäjä päättää, miksi ja miten henkilötietoja käsitellään, ja vastaa siitä.',
      hasOccupationalHealth &&
        'Näin on myös työterveyshuollossa: työnantajasi ei ole potilastietojesi rekisterinpitäjä.',
      isForChildren && 'Kun asioit lapsesi puolesta, tämä seloste koskee lapsen tietoja ja omiasi.',
    ),
  },
  {
    heading: 'Mitä tietoja käsittelemme',
    text: lines(
      'Henkilö- ja yhteystiedot: nimi, henkilötunnus, sähköposti, puhelinnumero, osoite ja asiointikieli.',
      'Potilastiedot: hoidossa syntyvät merkinnät.',
      hasOccupationalHealth &&
        'Keskustelut: sinun ja ammattilaisten viestit tässä palvelussa, niiden liitteet ja viestiluonnoksesi.',
      'Kotimittaukset, jotka olet tallentanut.',
      'Terveystietojen jakaminen: kenelle olet antanut linkin, milloin tiedot on avattu ja minkä nimen ja hoitopaikan avaaja on kertonut.',
      'Ajanvaraukset: varatut ja perutut ajat sekä varatessa annetut yhteystiedot.',
      'Luvat ja vahvistukset: mitä olet sallinut ja vahvistanut ja milloin.',
      'Alaikäisen huoltajat: nimi ja yhteystiedot.',
      'Kela-kortin kuvat, jos olet lisännyt ne.',
      'Sähköpostit ja tekstiviestit, jotka olemme lähettäneet sinulle.',
      'Laitteet, joilla olet ottanut käyttöön ilmoitukset: laitteen ja selaimen tyyppi sekä osoite, jolla tavoitamme laitteen.',
      'Kirjautumiset: aika, maa sekä laitteen ja selaimen tyyppi.',
      'Lokitiedot: kuka on katsonut tai muuttanut tietojasi ja milloin.',
      'Tietoturvaloki: kirjautumiset, estetyt yritykset ja verkko, josta ne tulivat. Siinä ei ole nimeäsi eikä henkilötunnustasi.',
    ),
  },
  {
    heading: 'Mistä tiedot tulevat',
    text: lines(
      'Saamme tiedot sinulta itseltäsi, tunnistuspalvelulta, kun tunnistaudut, sekä hoitoosi osallistuvilta ammattilaisilta.',
      'Kun huoltaja asioi lapsen puolesta, tarkistamme huoltajuuden väestötietojärjestelmästä.',
      hasOccupationalHealth && 'Työnantajaltasi saamme tiedon siitä, että kuulut työterveyshuoltoon.',
      'Emme voi varata sinulle aikaa, jos et anna nimeäsi, henkilötunnustasi ja yhteystietojasi.',
    ),
  },
  {
    heading: 'Mihin tietoja käytetään ja mihin se perustuu',
    text: lines(
      `Hoito ja potilasasiakirjat: lakisääteinen velvoitteemme (EU:n yleisen tietosuoja-asetuksen 6 artiklan 1 kohdan c alakohta) ja terveystiedoissa terveydenhuollon antaminen (9 artiklan 2 kohdan h alakohta). Velvoitteesta säädetään laissa sosiaali- ja terveydenhuollon asiakastietojen käsittelystä (703/2023) ja laissa potilaan asemasta ja oikeuksista (785/1992)${hasOccupationalHealth ? ' sekä työterveyshuoltolaissa (1383/2001)' : ''}.`,
      'Ajanvaraus ja asiointi verkossa: sopimus kanssasi (6 artiklan 1 kohdan b alakohta) ja terveystiedoissa terveydenhuollon antaminen (9 artiklan 2 kohdan h alakohta).',
      'Lokitiedot: lakisääteinen velvoitteemme (6 artiklan 1 kohdan c alakohta).',
      'Tietoturvaloki: oikeutettu etumme suojata palvelua ja tietojasi väärinkäytöltä (6 artiklan 1 kohdan f alakohta).',
      'Hoito-ohjeet sähköpostilla, tekstiviestit varauksista, tieto palveluista ja tilasto palvelun käytöstä: antamasi lupa (suostumus, 6 artiklan 1 kohdan a alakohta). Lupa on vapaaehtoinen, ja voit perua sen milloin tahansa. Tilastossa ei ole henkilötietoja.',
      `Tietojesi näkyminen kaikissa toimipisteissämme${hasOccupationalHealth ? ' ja työterveyshuollon tietojesi katsominen muussa hoidossasi' : ''}: antamasi lupa, joka on vapaaehtoinen ja jonka voit perua milloin tahansa.`,
      hasOccupationalHealth &&
        'Kotimittaustesi näyttäminen niille, jotka vastaavat viesteihisi: antamasi lupa, joka on vapaaehtoinen ja jonka voit perua milloin tahansa.',
      'Muuten terveystietojesi käsittely perustuu lakiin, joten emme pyydä siihen lupaa. Pyydämme sinua vain vahvistamaan, että olet lukenut, miten tietojasi käsitellään.',
    ),
  },
  {
    heading: 'Kuka näkee tietosi',
    text: lines(
      'Tietojasi käsittelevät vain ne, jotka osallistuvat hoitoosi tai tarvitsevat tietoja siihen liittyvässä työssään. Jokaisesta katselusta jää merkintä. Omissa tiedoissa näet, kuka tietojasi on katsonut tai muuttanut tässä palvelussa.',
      hasOccupationalHealth && 'Työnantajasi ei näe potilastietojasi.',
      isForChildren &&
        'Huoltaja voi asioida täällä enintään {guardianActsUntilAge}-vuotiaan lapsen puolesta ja näkee silloin lapsen tiedot. Sitä vanhempi lapsi asioi itse. Lapsella on lain mukaan oikeus päättää, mitä tietoja huoltajalle näytetään, kun hän on siihen riittävän kehittynyt.',
      'Potilasasiakirjat tallennetaan Kanta-palveluihin niin kuin laki määrää. OmaKannassa päätät, saavatko muut sosiaali- ja terveydenhuollon palvelunantajat nähdä ne.',
      hasInsurance &&
        'Jos valitset varatessasi vakuutusyhtiön ja tarkistamme vakuutuksesi, annamme yhtiölle henkilötunnuksesi ja käynnin päivän. Yhtiö kertoo, onko sinulla vakuutus ja mistä hoidosta se maksaa suoraan meille. Emme kerro yhtiölle mitään terveydestäsi.',
      'Käytämme palveluntuottajia esimerkiksi tunnistamiseen, viestien lähettämiseen ja palvelinten ylläpitoon. Ne käsittelevät tietoja vain siinä laajuudessa kuin palvelu vaatii.',
      'Jos jaat terveystietojasi linkillä, ne voi lukea jokainen, jolla on sekä linkki että koodi. Näet, milloin tiedot on avattu ja minkä nimen avaaja on kertonut.',
      isForChildren &&
        'Huoltaja voi jakaa lapsen tietoja samalla tavalla, kun hän asioi lapsen puolesta. Linkki avaa vain ne tiedot, jotka huoltajalle näytetään.',
      'Muille luovutamme tietoja vain, jos laki sallii sen tai annat siihen luvan. Emme siirrä tietojasi EU- ja ETA-alueen ulkopuolelle.',
    ),
  },
  {
    heading: 'Kuinka kauan tietoja säilytetään',
    text: lines(
      'Potilasasiakirjat: laissa säädetyn ajan, yleensä 12 vuotta potilaan kuolemasta tai, jos siitä ei ole tietoa, 120 vuotta hänen syntymästään.',
      'Nimi, henkilötunnus ja ajanvaraukset: niin kauan kuin laki vaatii.',
      'Laskut ja maksut kirjanpitolain mukaan: lasku ja tieto maksajasta kuusi vuotta sen vuoden lopusta, jonka aikana tilikausi päättyi. Kirjanpito, jossa ei ole nimeäsi, kymmenen vuotta tilikauden päättymisestä.',
      'Lokitiedot: laissa säädetyn ajan, yleensä 12 vuotta.',
      'Tietoturvaloki: niin kauan kuin väärinkäytön selvittäminen vaatii, yleensä vuoden.',
      'Kotimittaukset: kunnes poistat ne tai tilisi poistetaan.',
      'Terveystietojen jakaminen: poistamme tiedot linkistä ja sen avaajista 90 päivän kuluttua linkin päättymisestä.',
      'Yhteystiedot ja Kela-kortin kuvat: kunnes muutat niitä tai tilisi poistetaan.',
      'Luvat ja niiden muutokset: kunnes tilisi poistetaan. Merkintä luvasta, joka koskee potilastietoja, säilyy niin kauan kuin laki vaatii.',
      'Sähköpostit ja tekstiviestit: poistamme ne {messagesKeptDays} päivän kuluttua lähettämisestä tai, jos lähettäminen ei onnistunut, kirjoittamisesta.',
      'Varatessa annetut yhteystiedot: poistamme ne vuorokauden kuluessa ajan alkamisesta.',
      hasInsurance &&
        'Vakuutusyhtiön vastaus: tunnin. Tieto siitä, miten vakuutus korvaa käynnin, ja se, että hyväksyit suorakorvauksen: kunnes tilisi poistetaan.',
      'Kirjautumiset: poistamme tiedot pian sen jälkeen, kun sinut on kirjattu ulos.',
    ),
  },
  {
    heading: 'Evästeet ja selaimesi muisti',
    text: 'Käytämme vain evästeitä, joita ilman palvelu ei toimi: ne muistavat kirjautumisesi, kielesi ja vastauksesi tilaston keräämiseen. Lomakkeelle kirjoittamasi teksti säilyy selaimessasi salattuna, kunnes lähetät sen. Jos valitset niin Ajanvaraukset-sivulla, tulevat aikasi säilyvät salattuina tällä laitteella ja näkyvät ilman verkkoyhteyttä. Ne poistuvat laitteelta, kun kirjaudut ulos tai perut valinnan, ja viimeistään seitsemän päivän kuluttua siitä, kun avasit sivun. Jos otat laitteella käyttöön ilmoitukset, selaimen valmistaja välittää ne salattuina. Se ei näe, mitä niissä lukee.',
  },
  {
    heading: 'Oikeutesi',
    text: lines(
      'Kohdassa Omat tiedot voit katsoa ja ladata tietosi, nähdä, kuka niitä on käsitellyt, muuttaa lupiasi ja pyytää tilisi poistamista.',
      'Lisäksi voit pyytää, että virhe korjataan, käsittelyä rajoitetaan tai poistetaan tiedot, joita lain mukaan ei tarvitse säilyttää. Sopimukseen tai lupaan perustuvat tiedot voit pyytää siirrettäviksi toiselle.',
      'Voit vastustaa käsittelyä, joka perustuu oikeutettuun etuumme. Voit myös pyytää meiltä tiedon siitä, kuka on käsitellyt potilastietojasi muualla kuin tässä palvelussa.',
      'Vastaamme kuukauden kuluessa. Emme tee sinusta päätöksiä pelkästään automaattisesti.',
    ),
  },
  {
    heading: 'Kysy meiltä tai tee valitus',
    text: 'Kirjoita tietosuojavastaavalle osoitteeseen {dataProtectionEmail}. Älä kirjoita sähköpostiin henkilötunnustasi tai terveystietojasi. Jos tietojasi on mielestäsi käsitelty väärin, voit tehdä valituksen tietosuojavaltuutetulle (tietosuoja.fi).',
  },
];
