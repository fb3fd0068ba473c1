import type { LegalSection } from '#contract/brand/brand.ts';

export const revontuliTerms: Readonly<Record<'fi' | 'en', readonly LegalSection[]>> = {
  fi: [
    {
      heading: 'Mitä nämä ehdot koskevat',
      text: 'Nämä ehdot koskevat Revontulen verkkopalvelua. Palvelussa voit varata aikoja ja hoitaa terveyteesi liittyviä asioita, myös kaukana vastaanotosta. Kun käytät palvelua, hyväksyt nämä ehdot. Hoitoa koskevat oikeutesi perustuvat lakiin, eivätkä nämä ehdot rajoita niitä.',
    },
    {
      heading: 'Kiireellinen apu',
      text: 'Verkkopalvelua ei ole tarkoitettu kiireellisiin asioihin. Soita hätänumeroon 112, jos henki tai terveys on vaarassa. Soita Päivystysapuun 116117, jos tarvitset neuvoa eikä asia voi odottaa.',
    },
    {
      heading: 'Tunnistautuminen',
      text: 'Omat tietosi näet vain, kun tunnistaudut pankkitunnuksilla tai mobiilivarmenteella. Tunnukset ovat henkilökohtaisia: älä anna niitä muille. Kirjaudu ulos, kun lopetat, varsinkin yhteiskäyttöisellä laitteella. Jos epäilet, että joku toinen on käyttänyt palvelua nimissäsi, ota heti yhteyttä asiakaspalveluun.',
    },
    {
      heading: 'Ajan varaaminen ja peruminen',
      text: 'Varaus on voimassa, kun olet saanut siitä vahvistuksen. Voit perua ajan maksutta viimeistään 12 tuntia ennen sen alkua. Jos perut myöhemmin tai et tule, veloitamme käynnin hinnan. Jos varaat ajan, jonka alkuun on alle 12 tuntia, varaus on heti sitova. Jos sairastut tai saat muun esteen, ilmoita siitä heti asiakaspalveluumme.',
    },
    {
      heading: 'Hinnat ja maksaminen',
      text: 'Ennen varaamista näytettävä hinta on arvio, ja lopullinen hinta riippuu käynnin pituudesta ja siitä, mitä käynnillä tehdään. Jos vakuutusyhtiö, työnantaja tai Kela korvaa käynnin, sen ehdot ratkaisevat korvauksen määrän.',
    },
    {
      heading: 'Henkilötietosi',
      text: 'Käsittelemme tietojasi potilastietoja ja tietosuojaa koskevien lakien mukaan. Tietojasi käsittelevät vain ne, joiden työ sitä vaatii, ja jokaisesta katselusta jää merkintä. Sinulla on oikeus tarkastaa tietosi ja pyytää virheen korjaamista.',
    },
    {
      heading: 'Palvelun toiminta ja muutokset',
      text: 'Pyrimme siihen, että palvelu on aina käytettävissä, mutta huollon tai häiriön vuoksi siinä voi olla katkoja. Silloin palvelemme puhelimitse. Voimme muuttaa näitä ehtoja. Kerromme olennaisista muutoksista palvelussa, ennen kuin ne tulevat voimaan.',
    },
  ],
  en: [
    {
      heading: 'What these terms cover',
      text: 'These terms cover the online service of Revontuli, where you can book appointments and take care of matters concerning your health. By using the service you accept these terms. Your rights as a patient are based on law, and these terms do not limit them.',
    },
    {
      heading: 'Urgent help',
      text: 'The online service is not meant for urgent matters. Call the emergency number 112 if life or health is in danger. Call the Medical Helpline 116117 if you need advice and the matter cannot wait.',
    },
    {
      heading: 'Identification',
      text: 'You see your own information only after identifying yourself with your bank credentials or a mobile certificate. These are personal: do not share them with anyone. Log out when you finish, especially on a shared device. If you suspect that somebody has used the service in your name, contact our customer service at once.',
    },
    {
      heading: 'Booking and cancelling',
      text: 'A booking is valid once you have received its confirmation. You can cancel free of charge up to 12 hours before the appointment. If you cancel later or do not come, we charge the price of the visit. If you book a time that starts in less than 12 hours, the booking is binding at once. If you fall ill or cannot come for another reason, tell our customer service at once.',
    },
    {
      heading: 'Prices and payment',
      text: 'The price shown before booking is an estimate. The final price depends on how long the visit takes and on what is done. If an insurance company, your employer or Kela reimburses the visit, their terms decide how much.',
    },
    {
      heading: 'Your personal data',
      text: 'We process your data according to the legislation on patient data and data protection. Only those who need your data in their work process it, and a record is made every time it is viewed. You have the right to see your data and to ask for errors to be corrected.',
    },
    {
      heading: 'Availability and changes',
      text: 'We aim to keep the service available at all times, but maintenance or a fault may interrupt it. In that case we will help you by phone. We may change these terms. We will tell you about important changes in the service before they take effect.',
    },
  ],
};
