import type { Calls, Shown } from './clinic-calls.ts';
import { coming, isSold, type Model, openOffer, standing, type Time } from './model.ts';
import type { Wish } from './test-histories.ts';
import type { World } from './world.ts';

/** Has a patient look at their waiting and at a time. Resolves to what is shown otherwise than the model says. */
export async function lookAround(
  look: Calls['look'],
  world: World,
  model: Model,
  wish: Wish,
): Promise<string[]> {
  const own = standing(model)[wish.who % Math.max(1, standing(model).length)];
  const time = model.times[wish.what % model.times.length];
  if (!own || !time || !coming(model, own.patient, own.id)) return [];
  const shown = await look(world, own.patient, own.id, time.id, model.now);
  const wanted = JSON.stringify(shownOf(model, own.id));
  const found = JSON.stringify({ wait: shown.wait, offer: shown.offer });
  return [
    ...(wanted === found ? [] : [`${own.id} is shown ${found}, not ${wanted}`]),
    ...(isShownRight(model, own.patient, time, shown)
      ? []
      : [`${time.id} is shown as ${shown.time} ${shown.own}`]),
  ];
}

function shownOf(model: Model, id: number): Pick<Shown, 'wait' | 'offer'> {
  const wait = model.waits.find(({ appointment }) => appointment === id);
  const offer = openOffer(model, id);
  return {
    wait: wait ? { samePractitioner: wait.samePractitioner, sameClinic: wait.sameClinic } : null,
    offer: offer ? { time: offer.time.id, expires: offer.expires } : null,
  };
}

/** BOOK-23; which of the two refusals a time gets that is neither on sale nor the patient's own is not told there. */
function isShownRight(model: Model, patient: string, time: Time, { time: as, own }: Shown): boolean {
  if (!time.brands.includes('kaari')) return as === 'no-appointment-found';
  if (isSold(model, time, 'kaari')) return as === 'available';
  const booked = standing(model).find((each) => each.patient === patient && each.time.id === time.id);
  if (booked && time.start > model.now) return as === 'already-reserved' && own === booked.id;
  return as !== 'available';
}
