import { lines } from './lines.ts';
import type { PrivacyNotice } from './privacy-notice.ts';

export const swedish: PrivacyNotice = ({ isForChildren, hasOccupationalHealth, hasInsurance }) => [
  {
    heading: 'Vem som ansvarar för uppgifterna',
    text: lines(
      'Personuppgiftsansvarig: {controller}, {controllerAddress}',
      'Dataskyddsombud: {dataProtectionEmail}',
      'Kundtjänst: {customerServicePhone}',
      'Den personuppgiftsansvariga bestämmer varför och hur personuppgifter behandlas och ansvarar för det.',
      hasOccupationalHealth &&
        'Så är det också i företagshälsovården: din arbetsgivare är inte personuppgiftsansvarig för dina patientuppgifter.',
      isForChildren &&
        'När du sköter ditt barns ärenden gäller beskrivningen både barnets och dina uppgifter.',
    ),
  },
  {
    heading: 'Vilka uppgifter vi behandlar',
    text: lines(
      'Person- och kontaktuppgifter: namn, personbeteckning, e-post, telefonnummer, adress och kontaktspråk.',
      'Patientuppgifter: anteckningar som görs i vården.',
      hasOccupationalHealth &&
        'Konversationer: dina och yrkespersonernas meddelanden i den här tjänsten, bilagorna till dem och dina utkast.',
      'Hemmätningar som du har sparat.',
      'Delning av hälsouppgifter: vem du har gett en länk, när uppgifterna har öppnats och vilket namn och vårdställe den som öppnade dem har uppgett.',
      'Tidsbokningar: bokade och avbokade tider samt kontaktuppgifter som har getts vid bokningen.',
      'Tillstånd och bekräftelser: vad du har tillåtit och bekräftat och när.',
      'En minderårigs vårdnadshavare: namn och kontaktuppgifter.',
      'Bilder av FPA-kortet, om du har lagt till dem.',
      'E-post och sms som vi har skickat till dig.',
      'De enheter där du har slagit på aviseringar: typ av enhet och webbläsare samt adressen som vi når den med.',
      'Inloggningar: tid, land samt typ av enhet och webbläsare.',
      'Logguppgifter: vem som har läst eller ändrat dina uppgifter och när.',
      'Säkerhetslogg: inloggningar, stoppade försök och nätverket som de kom från. Den innehåller varken ditt namn eller din personbeteckning.',
    ),
  },
  {
    heading: 'Varifrån uppgifterna kommer',
    text: lines(
      'Vi får uppgifterna av dig själv, av identifieringstjänsten när du identifierar dig och av de yrkespersoner som deltar i din vård.',
      'När en vårdnadshavare sköter ett barns ärenden kontrollerar vi vårdnaden i befolkningsdatasystemet.',
      hasOccupationalHealth && 'Av din arbetsgivare får vi veta att du omfattas av företagshälsovården.',
      'Vi kan inte boka en tid åt dig om du inte ger ditt namn, din personbeteckning och dina kontaktuppgifter.',
    ),
  },
  {
    heading: 'Vad uppgifterna används till och på vilken grund',
    text: lines(
      `Vård och journalhandlingar: vår rättsliga förpliktelse (artikel 6.1 c i EU:s allmänna dataskyddsförordning) och för hälsouppgifter tillhandahållande av hälso- och sjukvård (artikel 9.2 h). Förpliktelsen finns i lagen om behandling av kunduppgifter inom social- och hälsovården (703/2023) och i lagen om patientens ställning och rättigheter (785/1992)${hasOccupationalHealth ? ' samt i lagen om företagshälsovård (1383/2001)' : ''}.`,
      'Tidsbokning och ärenden på nätet: avtal med dig (artikel 6.1 b) och för hälsouppgifter tillhandahållande av hälso- och sjukvård (artikel 9.2 h).',
      'Logguppgifter: vår rättsliga förpliktelse (artikel 6.1 c).',
      'Säkerhetslogg: vårt berättigade intresse att skydda tjänsten och dina uppgifter mot missbruk (artikel 6.1 f).',
      'Vårdanvisningar per e-post, sms om bokningar, information om tjänster och statistik om hur tjänsten används: ditt tillstånd (samtycke, artikel 6.1 a). Tillståndet är frivilligt och du kan återkalla det när som helst. Statistiken innehåller inga personuppgifter.',
      `Att dina uppgifter syns på alla våra mottagningar${hasOccupationalHealth ? ' och att uppgifterna i företagshälsovården får läsas i din övriga vård' : ''}: ditt tillstånd, som är frivilligt och som du kan återkalla när som helst.`,
      hasOccupationalHealth &&
        'Att dina hemmätningar visas för dem som svarar på dina meddelanden: ditt tillstånd, som är frivilligt och som du kan återkalla när som helst.',
      'I övrigt grundar sig behandlingen av dina hälsouppgifter på lag, så vi ber inte om ditt tillstånd till den. Vi ber dig bara bekräfta att du har läst hur uppgifterna behandlas.',
    ),
  },
  {
    heading: 'Vem som ser dina uppgifter',
    text: lines(
      'Dina uppgifter behandlas bara av dem som deltar i din vård eller behöver uppgifterna i arbete som hör till den. Varje gång någon läser dem antecknas det. Under Mina uppgifter ser du vem som har läst eller ändrat dina uppgifter i den här tjänsten.',
      hasOccupationalHealth && 'Din arbetsgivare ser inte dina patientuppgifter.',
      isForChildren &&
        'En vårdnadshavare kan här sköta ärenden för ett barn som är högst {guardianActsUntilAge} år och ser då barnets uppgifter. Äldre barn sköter sina ärenden själva. Ett tillräckligt moget barn har enligt lag rätt att bestämma vilka uppgifter vårdnadshavaren får se.',
      'Journalhandlingar sparas i Kanta-tjänsterna så som lagen föreskriver. I MittKanta bestämmer du om andra tjänstetillhandahållare inom social- och hälsovården får se dem.',
      hasInsurance &&
        'Om du väljer ett försäkringsbolag när du bokar och vi kontrollerar din försäkring, ger vi bolaget din personbeteckning och besökets datum. Bolaget berättar om du har en försäkring och vilken vård det betalar för direkt till oss. Vi berättar ingenting om din hälsa för bolaget.',
      'Vi anlitar tjänsteleverantörer till exempel för identifiering, meddelanden och servrar. De behandlar uppgifter bara i den omfattning som tjänsten kräver.',
      'Om du delar dina hälsouppgifter med en länk kan alla som har både länken och koden läsa dem. Du ser när uppgifterna har öppnats och vilket namn den som öppnade dem har uppgett.',
      isForChildren &&
        'En vårdnadshavare som sköter ett barns ärenden kan dela barnets uppgifter på samma sätt. Länken öppnar bara de uppgifter som visas för vårdnadshavaren.',
      'Till andra lämnar vi ut uppgifter bara om lagen tillåter det eller du ger ditt tillstånd. Vi överför inte dina uppgifter utanför EU och EES.',
    ),
  },
  {
    heading: 'Hur länge uppgifterna bevaras',
    text: lines(
      'Journalhandlingar: den tid som lagen anger, vanligen 12 år efter patientens död eller, om uppgift om den saknas, 120 år efter patientens födelse.',
      'Namn, personbeteckning och tidsbokningar: så länge som lagen kräver.',
      'Fakturor och betalningar enligt bokföringslagen: fakturan och uppgiften om vem som betalade i sex år från slutet av det år då räkenskapsperioden gick ut. Bokföringen, där ditt namn inte finns, i tio år efter att räkenskapsperioden gick ut.',
      'Logguppgifter: den tid som lagen anger, vanligen 12 år.',
      'Säkerhetslogg: så länge som det behövs för att utreda missbruk, vanligen ett år.',
      'Hemmätningar: tills du tar bort dem eller ditt konto raderas.',
      'Delning av hälsouppgifter: vi raderar uppgifterna om länken och om dem som har öppnat den 90 dagar efter att länken har slutat gälla.',
      'Kontaktuppgifter och bilder av FPA-kortet: tills du ändrar dem eller ditt konto raderas.',
      'Tillstånd och ändringar av dem: tills ditt konto raderas. Anteckningar om tillstånd som gäller patientuppgifter bevaras så länge som lagen kräver.',
      'E-post och sms: vi raderar dem {messagesKeptDays} dygn efter att de har skickats eller, om det inte gick att skicka dem, skrivits.',
      'Kontaktuppgifter som har getts vid bokningen: vi raderar dem inom ett dygn efter att tiden har börjat.',
      hasInsurance &&
        'Försäkringsbolagets svar: en timme. Uppgiften om hur försäkringen ersätter besöket och att du godkände direktersättning: tills ditt konto raderas.',
      'Inloggningar: vi raderar uppgifterna kort efter att du har loggats ut.',
    ),
  },
  {
    heading: 'Kakor och webbläsarens minne',
    text: 'Vi använder bara kakor som tjänsten inte fungerar utan: de minns din inloggning, ditt språk och ditt svar om statistiken. Det du skriver i ett formulär finns krypterat i din webbläsare tills du skickar det. Om du väljer det på sidan Tidsbokningar finns dina kommande tider krypterade på den här enheten och visas utan internetanslutning. De tas bort från enheten när du loggar ut eller ändrar ditt val, och senast sju dagar efter att du öppnade sidan. Om du slår på aviseringar på en enhet förmedlar webbläsarens tillverkare dem krypterade. Den ser inte vad de innehåller.',
  },
  {
    heading: 'Dina rättigheter',
    text: lines(
      'Under Mina uppgifter kan du läsa och ladda ner dina uppgifter, se vem som har behandlat dem, ändra dina tillstånd och be att ditt konto raderas.',
      'Du kan också be oss rätta fel, begränsa behandlingen eller radera uppgifter som lagen inte kräver att vi bevarar. Uppgifter som grundar sig på avtal eller tillstånd kan du be oss överföra till någon annan.',
      'Du kan invända mot behandling som grundar sig på vårt berättigade intresse. Du kan också be oss berätta vem som har behandlat dina patientuppgifter på annat håll än i den här tjänsten.',
      'Vi svarar inom en månad. Vi fattar inga beslut om dig enbart automatiskt.',
    ),
  },
  {
    heading: 'Fråga oss eller lämna in ett klagomål',
    text: 'Skriv till dataskyddsombudet på adressen {dataProtectionEmail}. Skriv inte din personbeteckning eller dina hälsouppgifter i e-posten. Om du anser att dina uppgifter har behandlats fel kan du lämna in ett klagomål till dataombudsmannen (tietosuoja.fi).',
  },
];
