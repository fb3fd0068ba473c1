import type { BrandSettings } from '#contract/brand/brand.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import type { Localised } from '#contract/language/language.ts';
import { pick } from './seeded-random.ts';
import type { DemoSpecialty } from './specialties.ts';

const text = (fi: string, sv: string, en: string): Localised => ({ fi, sv, en });

/** Practitioners' descriptions of how they work. */
const WAYS: readonly Localised[] = [
  text(
    'Vastaanotollani on aikaa kysyä. Käymme yhdessä läpi, mitä tutkimuksissa selvisi ja miten hoito jatkuu.',
    'På min mottagning finns det tid för frågor. Vi går tillsammans igenom vad undersökningarna visade och hur vården fortsätter.',
    'There is time for questions at my practice. Together we go through what the examinations showed and what happens next.',
  ),
  text(
    'Kerron asiat selkeästi ja ilman kiirettä. Hoito suunnitellaan aina sinun arkeesi sopivaksi.',
    'Jag förklarar tydligt och utan brådska. Vården planeras alltid så att den passar din vardag.',
    'I explain things clearly and without hurry. Your care is always planned to fit your everyday life.',
  ),
  text(
    'Minulle on tärkeää, että tulet kuulluksi. Ota mukaan lista lääkkeistäsi ja aiemmista tutkimuksista.',
    'Det är viktigt för mig att du blir hörd. Ta med en lista över dina läkemedel och tidigare undersökningar.',
    'It matters to me that you are heard. Please bring a list of your medicines and earlier examinations.',
  ),
];

/** The same where children come with a parent. */
const WAYS_WITH_CHILDREN: readonly Localised[] = [
  text(
    'Lapsi saa tutustua huoneeseen ja välineisiin rauhassa ennen tutkimusta. Vanhempi saa olla mukana koko ajan.',
    'Barnet får bekanta sig med rummet och redskapen i lugn och ro före undersökningen. Föräldern får vara med hela tiden.',
    'The child may get to know the room and the instruments calmly before the examination. A parent can stay the whole time.',
  ),
  text(
    'Juttelen ensin lapsen kanssa. Sitten käymme yhdessä läpi, mitä tutkimuksissa selvisi ja miten hoito jatkuu.',
    'Jag pratar först med barnet. Sedan går vi tillsammans igenom vad undersökningarna visade och hur vården fortsätter.',
    'I talk with the child first. Then we go through together what the examinations showed and what happens next.',
  ),
  text(
    'Lapsi saa kysyä mitä tahansa. Ota mukaan neuvolakortti ja lista lapsen lääkkeistä.',
    'Barnet får fråga vad som helst. Ta med rådgivningskortet och en lista över barnets läkemedel.',
    'The child may ask anything. Please bring the child health clinic card and a list of the child’s medicines.',
  ),
];

/**
 * A practitioner's presentation, with years of experience.
 *
 * @param care whom the clinic's brand cares for
 */
export function presentationOf(
  specialty: DemoSpecialty,
  care: BrandSettings['care'],
  random: () => number,
): Localised {
  const years = 4 + Math.floor(random() * 28);
  const way = pick(random, care === 'children' ? WAYS_WITH_CHILDREN : WAYS);
  return text(
    `${capitalised(specialty.title.fi)}, ${years} vuoden kokemus. ${way.fi}`,
    `${capitalised(specialty.title.sv)}, ${years} års erfarenhet. ${way.sv}`,
    `${capitalised(specialty.title.en)} with ${years} years of experience. ${way.en}`,
  );
}
