import type { LegalSection } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';

export const kaariTerms: Readonly<Record<Language, readonly LegalSection[]>> = {
  fi: [
    {
      heading: 'Mitä nämä ehdot koskevat',
      text: 'Nämä ehdot koskevat Kaaren verkkopalvelua. Palvelussa voit varata aikoja ja hoitaa terveyteesi liittyviä asioita. Kun käytät palvelua, hyväksyt nämä ehdot. Hoitoa koskevat oikeutesi perustuvat lakiin, eivätkä nämä ehdot rajoita niitä.',
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
      text: 'Varaus on voimassa, kun olet saanut siitä vahvistuksen. Voit perua ajan maksutta viimeistään 24 tuntia ennen sen alkua. Jos perut myöhemmin tai et tule, veloitamme käynnin hinnan. Jos työnantajasi maksaa käynnin, veloitamme hinnan työnantajaltasi. Jos käytät vakuutusta, veloitamme hinnan sinulta. Vakuutus ei yleensä korvaa käyttämättä jäänyttä aikaa. Kysy hinta asiakaspalvelustamme. Jos varaat ajan, jonka alkuun on alle 24 tuntia, varaus on heti sitova. Jos sairastut tai saat muun esteen, ilmoita siitä heti asiakaspalveluumme.',
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
  sv: [
    {
      heading: 'Vad villkoren gäller',
      text: 'Villkoren gäller Kaaris webbtjänst. I tjänsten kan du boka tider och sköta ärenden som gäller din hälsa. När du använder tjänsten godkänner du villkoren. Dina rättigheter i vården grundar sig på lagen, och villkoren begränsar dem inte.',
    },
    {
      heading: 'Om du behöver hjälp genast',
      text: 'Webbtjänsten är inte avsedd för brådskande ärenden. Ring nödnumret 112 om liv eller hälsa är i fara. Ring Jourhjälpen 116117 om du behöver råd och ärendet inte kan vänta.',
    },
    {
      heading: 'Identifiering',
      text: 'Du ser dina egna uppgifter bara när du har identifierat dig med bankkoder eller mobilcertifikat. Koderna är personliga: lämna inte ut dem till andra. Logga ut när du slutar, särskilt om andra också använder enheten. Om du misstänker att någon annan har använt tjänsten i ditt namn ska du genast kontakta kundtjänsten.',
    },
    {
      heading: 'Bokning och avbokning',
      text: 'Bokningen gäller när du har fått en bekräftelse. Du kan avboka tiden utan avgift senast 24 timmar innan den börjar. Om du avbokar senare eller uteblir debiterar vi priset för besöket. Om din arbetsgivare betalar besöket debiterar vi din arbetsgivare priset. Om du använder en försäkring debiterar vi dig priset. Försäkringen ersätter vanligtvis inte en outnyttjad tid. Fråga vår kundtjänst om priset. Om du bokar en tid som börjar om mindre än 24 timmar är bokningen genast bindande. Meddela kundtjänsten genast om du blir sjuk eller får något annat förhinder.',
    },
    {
      heading: 'Priser och betalning',
      text: 'Priset som visas före bokningen är en uppskattning. Det slutliga priset beror på hur länge besöket varar och vad som görs under besöket. Om ett försäkringsbolag, din arbetsgivare eller FPA ersätter besöket avgör deras villkor hur stor ersättningen är.',
    },
    {
      heading: 'Dina personuppgifter',
      text: 'Vi behandlar dina uppgifter enligt lagstiftningen om patientuppgifter och dataskydd. Bara de som behöver uppgifterna i sitt arbete behandlar dem, och varje gång någon läser dem antecknas det. Du har rätt att granska dina uppgifter och be om att fel rättas.',
    },
    {
      heading: 'Tjänstens funktion och ändringar',
      text: 'Vi strävar efter att tjänsten alltid ska vara tillgänglig, men underhåll eller störningar kan orsaka avbrott. Då hjälper vi dig per telefon. Vi kan ändra villkoren. Vi informerar om väsentliga ändringar i tjänsten innan de träder i kraft.',
    },
  ],
  en: [
    {
      heading: 'What these terms cover',
      text: 'These terms cover the online service of Kaari, where you can book appointments and take care of matters concerning your health. By using the service you accept these terms. Your rights as a patient are based on law, and these terms do not limit them.',
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
      text: 'A booking is valid once you have received its confirmation. You can cancel free of charge up to 24 hours before the appointment. If you cancel later or do not come, we charge the price of the visit. If your employer pays for the visit, we charge your employer the price. If you use insurance, we charge you the price. Insurance does not usually cover an appointment that was not used. Ask our customer service for the price. If you book a time that starts in less than 24 hours, the booking is binding at once. If you fall ill or cannot come for another reason, tell our customer service at once.',
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
