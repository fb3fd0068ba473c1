import type { BrandSettings } from '../../brand.ts';

export const pikkujattiTerms: BrandSettings['terms'] = {
  fi: [
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
      text: 'Varaus on voimassa, kun olet saanut siitä vahvistuksen. Voit perua ajan verkossa viimeistään 24 tuntia ennen sen alkua. Jos varaat ajan, jonka alkuun on alle 24 tuntia, varaus on heti sitova. Myöhään perutusta tai käyttämättä jääneestä ajasta voimme laskuttaa. Jos lapsi sairastuu, kerro asiakaspalveluun heti.',
    },
    {
      heading: 'Hinnat ja maksaminen',
      text: 'Ennen varaamista näytettävä hinta on arvio, ja lopullinen hinta riippuu käynnin pituudesta ja siitä, mitä käynnillä tehdään. Jos vakuutusyhtiö korvaa käynnin, sen ehdot ratkaisevat korvauksen määrän. Lapsen käynnin laskusta vastaa huoltaja.',
    },
    {
      heading: 'Henkilötiedot, katkot ja muutokset',
      text: 'Käsittelemme tietoja potilastietoja ja tietosuojaa koskevan lain mukaan, ja jokaisesta katselusta jää merkintä. Palvelussa voi olla katkoja huollon tai häiriön vuoksi. Silloin palvelemme puhelimitse. Voimme muuttaa näitä ehtoja. Kerromme olennaisista muutoksista palvelussa ennen kuin ne tulevat voimaan.',
    },
  ],
  sv: [
    {
      heading: 'Vad villkoren gäller',
      text: 'Villkoren gäller Pikkujättis webbtjänst. I tjänsten kan du boka tider och sköta ärenden som gäller ett barns eller en ung persons hälsa. När du använder tjänsten godkänner du villkoren. Rättigheterna i vården grundar sig på lagen, och villkoren begränsar dem inte.',
    },
    {
      heading: 'Brådskande hjälp',
      text: 'Webbtjänsten är inte avsedd för brådskande ärenden. Ring nödnumret 112 om barnets liv eller hälsa är i fara. Ring Jourhjälpen 116117 om du behöver råd och ärendet inte kan vänta.',
    },
    {
      heading: 'Vem sköter ärenden för vem',
      text: 'För ett barn som är högst 11 år sköter vårdnadshavaren ärendena, och vårdnaden kontrolleras i befolkningsdatasystemet. Den som har fyllt 12 år sköter sina ärenden själv. Ett barn eller en ung person som är tillräckligt utvecklad har enligt lagen rätt att bestämma om uppgifterna visas för vårdnadshavaren.',
    },
    {
      heading: 'Identifiering',
      text: 'Uppgifterna visas bara när du har identifierat dig med bankkoder eller mobilcertifikat. Koderna är personliga: ge dem inte till andra, inte ens till en familjemedlem. Logga ut när du slutar, särskilt på en gemensam enhet.',
    },
    {
      heading: 'Bokning och avbokning',
      text: 'Bokningen gäller när du har fått en bekräftelse. Du kan avboka tiden på webben senast 24 timmar innan den börjar. Om du bokar en tid som börjar om mindre än 24 timmar är bokningen genast bindande. Vi kan fakturera för en tid som avbokas sent eller inte används. Meddela kundtjänsten genast om barnet blir sjukt.',
    },
    {
      heading: 'Priser och betalning',
      text: 'Priset som visas före bokningen är en uppskattning. Det slutliga priset beror på hur länge besöket varar och vad som görs under besöket. Om ett försäkringsbolag ersätter besöket avgör bolagets villkor hur stor ersättningen är. Vårdnadshavaren ansvarar för fakturan för barnets besök.',
    },
    {
      heading: 'Personuppgifter, avbrott och ändringar',
      text: 'Vi behandlar uppgifterna enligt lagstiftningen om patientuppgifter och dataskydd, och varje gång de visas lämnar det en anteckning. Underhåll eller störningar kan orsaka avbrott i tjänsten. Då betjänar vi dig per telefon. Vi kan ändra villkoren. Vi informerar om väsentliga ändringar i tjänsten innan de träder i kraft.',
    },
  ],
  en: [
    {
      heading: 'What these terms cover',
      text: 'These terms cover the online service of Pikkujätti, where you can book appointments and take care of matters concerning the health of a child or a young person. By using the service you accept these terms. The rights of patients are based on law, and these terms do not limit them.',
    },
    {
      heading: 'Urgent help',
      text: 'The online service is not meant for urgent matters. Call the emergency number 112 if a child’s life or health is in danger. Call the Medical Helpline 116117 if you need advice and the matter cannot wait.',
    },
    {
      heading: 'Who acts for whom',
      text: 'A guardian acts for a child aged 11 or younger, and guardianship is checked against the population register. Those aged 12 or older act for themselves. A child or young person who is mature enough has by law the right to decide whether their information is shown to the guardian.',
    },
    {
      heading: 'Signing in',
      text: 'Information is shown only after you identify yourself with your bank credentials or a mobile certificate. These are personal: do not give them to anybody, not even within the family. Log out when you finish, especially on a shared device.',
    },
    {
      heading: 'Booking and cancelling',
      text: 'A booking is valid once you have received its confirmation. You can cancel online until 24 hours before the start. If you book a time that starts in less than 24 hours, the booking is binding at once. We may charge for a time that is cancelled late or not used. If the child falls ill, tell our customer service at once.',
    },
    {
      heading: 'Prices and payment',
      text: 'The price shown before booking is an estimate. The final price depends on how long the visit takes and on what is done. If an insurance company reimburses the visit, its terms decide how much. The guardian is responsible for the invoice of a child’s visit.',
    },
    {
      heading: 'Personal data, interruptions and changes',
      text: 'We process data according to the legislation on patient data and data protection, and every time it is viewed leaves a record. Maintenance or a fault may interrupt the service. We then serve you by telephone. We may change these terms. We tell about essential changes in the service before they take effect.',
    },
  ],
};
