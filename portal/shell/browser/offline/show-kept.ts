import { type KeptAppointment, type KeptAppointments, readKept } from '#client/kept/kept-appointments.ts';

/** Shows on the page without a connection what this device keeps, in copies of the page's hidden parts. */
export async function showKept(now = Date.now()): Promise<void> {
  const kept = await readKept(now);
  const place = document.querySelector('#kept');
  for (const each of kept) place?.append(sectionOf(each));
}

function sectionOf({ title, seen, appointments }: KeptAppointments): Element {
  const section = fill('kept-of-patient', { title, seen });
  const list = section.querySelector('ul');
  for (const appointment of appointments) list?.append(itemOf(appointment));
  if (appointments.length > 0) section.querySelector('[data-kept=none]')?.closest('p')?.remove();
  else list?.remove();
  return section;
}

function itemOf({ when, lines }: KeptAppointment): Element {
  const item = fill('kept-appointment', { when });
  const line = item.querySelector('[data-kept=line]')?.closest('p');
  for (const text of lines) {
    const copy = line?.cloneNode(true) as Element | undefined;
    const words = copy?.querySelector('[data-kept]');
    if (words) words.textContent = text;
    if (copy) line?.before(copy);
  }
  line?.remove();
  return item;
}

/** A copy of a hidden part with its words, as text. */
function fill(part: string, words: Readonly<Record<string, string>>): Element {
  const copy = document.querySelector(`#${part} > *`)?.cloneNode(true) as Element;
  for (const [name, text] of Object.entries(words)) {
    const element = copy.querySelector(`[data-kept=${name}]`);
    if (element) element.textContent = text;
  }
  return copy;
}
