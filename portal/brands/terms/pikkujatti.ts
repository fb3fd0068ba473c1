import type { LegalSection } from '#contract/brand/brand.ts';

/** In Finnish only (CONS-07). */
export const pikkujattiTerms: readonly LegalSection[] = [
  {
    heading: 'Mitä nämä ehdot koskevat',
    text: 'Nämä ehdot koskevat Pikkujätin verkkopalvelua. Palvelussa voit varata aikoja ja hoitaa lapsen tai nuoren terveyteen liittyviä asioita. Kun käytät palvelua, hyväksyt nämä ehdot. Hoitoa koskevat oikeudet perustuvat lakiin, eivätkä nämä ehdot rajoita niitä.',
  },
  {
    heading: 'Kiireellinen apu',
    text: 'Verkkopalvelua ei ole tarkoitettu kiireellisiin asioihin. Soita hätänumeroon 112, jos lapsen henki tai terveys on vaarassa. Soita Päivystysapuun 116117, jos tarvitset neuvoa eikä asia voi odottaa.',
  },
  {
    heading: 'Kuka asioi kenenkin puolesta',
    text: 'Enintään 11-vuotiaan lapsen puolesta asioi huoltaja, ja huoltajuus tarkistetaan väestötietojärjestelmästä. 12 vuotta täyttänyt asioi itse. Lapsella ja nuorella on lain mukaan oikeus päättää tietojensa näyttämisestä huoltajalle, kun hän on siihen riittävän kehittynyt.',
  },
  {
    heading: 'Tunnistautuminen',
    text: 'Tiedot näkyvät vain, kun tunnistaudut pankkitunnuksilla tai mobiilivarmenteella. Tunnukset ovat henkilökohtaisia: älä anna niitä muille, edes perheenjäsenelle. Kirjaudu ulos, kun lopetat, varsinkin yhteiskäyttöisellä laitteella.',
  },
  {
    heading: 'Ajan varaaminen ja peruminen',
    text: 'Varaus on voimassa, kun olet saanut siitä vahvistuksen. Voit perua ajan maksutta viimeistään 24 tuntia ennen sen alkua. Jos perut myöhemmin tai et tule, veloitamme käynnin hinnan. Jos käytät vakuutusta, veloitamme hinnan sinulta. Vakuutus ei yleensä korvaa käyttämättä jäänyttä aikaa. Kysy hinta asiakaspalvelustamme. Jos varaat ajan, jonka alkuun on alle 24 tuntia, varaus on heti sitova. Jos lapsi sairastuu, ilmoita siitä heti asiakaspalveluumme.',
  },
  {
    heading: 'Hinnat ja maksaminen',
    text: 'Ennen varaamista näytettävä hinta on arvio, ja lopullinen hinta riippuu käynnin pituudesta ja siitä, mitä käynnillä tehdään. Jos vakuutusyhtiö korvaa käynnin, sen ehdot ratkaisevat korvauksen määrän. Lapsen käynnin laskusta vastaa huoltaja.',
  },
  {
    heading: 'Henkilötiedot, katkot ja muutokset',
    text: 'Käsittelemme tietoja potilastietoja ja tietosuojaa koskevien lakien mukaan, ja jokaisesta katselusta jää merkintä. Palvelussa voi olla katkoja huollon tai häiriön vuoksi. Silloin palvelemme puhelimitse. Voimme muuttaa näitä ehtoja. Kerromme olennaisista muutoksista palvelussa, ennen kuin ne tulevat voimaan.',
  },
];
