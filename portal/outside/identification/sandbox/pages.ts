import type { IdentificationMethod } from '#areas/person/shared/identification/methods.ts';
import type { Language } from '#contract/language/language.ts';
import type { DemoPerson } from '#demo/people.ts';
import { type Html, html } from '../../sandbox/page/html.ts';
import type { Page } from '../../sandbox/page/page.ts';
import type { Texts } from '../../sandbox/texts.ts';

/** Data of each page of a sign-in. */
interface View {
  readonly texts: Texts;
  readonly lang: Language;
  readonly uid: string;
  readonly methods: readonly IdentificationMethod[];
}

export function chooseMethod(view: View): Page {
  const { texts } = view;
  const methods = (kind: IdentificationMethod['kind']) =>
    view.methods
      .filter((method) => method.kind === kind)
      .map(
        (
          method,
        ) => html`<li><a class="choice" href="${address(view, { method: method.id })}">${emblem(method)}
<strong>${method.name[view.lang]}</strong></a></li>`,
      );
  return signInPage(
    view,
    texts.chooseMethod,
    html`<h2 id="banks">${texts.banks}</h2><ul class="list columns" aria-labelledby="banks">${methods('bank')}</ul>
<h2 id="mobile">${texts.mobile}</h2><ul class="list columns" aria-labelledby="mobile">${methods('mobile')}</ul>`,
  );
}

export function choosePerson(view: View, method: IdentificationMethod, people: readonly DemoPerson[]): Page {
  const { texts } = view;
  const list = people.map(
    (
      person,
    ) => html`<li><a class="choice" href="${address(view, { method: method.id, person: person.key })}"><span>
<strong>${person.firstNames} ${person.lastName}</strong> <span class="soft">${person.identityCode}</span>
<span class="soft">${person.about[view.lang]}</span></span></a></li>`,
  );
  return signInPage(
    view,
    texts.choosePerson,
    html`${chosen(view, method)}<ul class="list wide">${list}</ul>`,
  );
}

export function confirmPerson(view: View, method: IdentificationMethod, person: DemoPerson): Page {
  const { texts } = view;
  return signInPage(
    view,
    texts.confirm,
    html`${chosen(view, method)}<p>${texts.passedOn}</p>
<dl><dt>${texts.firstNames}</dt><dd>${person.firstNames}</dd><dt>${texts.lastName}</dt><dd>${person.lastName}</dd>
<dt>${texts.identityCode}</dt><dd>${person.identityCode}</dd></dl>
<form class="actions" method="post" action="/sign-in/${view.uid}/confirm">
<input type="hidden" name="person" value="${person.key}"><button class="strong">${texts.confirmAction}</button>
<a class="button" href="${address(view, { method: method.id })}">${texts.otherPerson}</a></form>`,
  );
}

/** Shown to those without a pending sign-in. */
export function expired(texts: Texts, lang: Language): Page {
  return {
    title: texts.expired,
    lang,
    body: html`<main><h1>${texts.expired}</h1><p>${texts.expiredText}</p></main>`,
  };
}

function signInPage(view: View, heading: string, content: Html): Page {
  const { texts } = view;
  return {
    title: `${heading} · ${texts.service}`,
    lang: view.lang,
    body: html`<header class="bar">${texts.service}</header><main><h1>${heading}</h1>
<p class="soft">${texts.demo}</p>${content}
<form class="actions" method="post" action="/sign-in/${view.uid}/cancel"><button>${texts.cancel}</button></form></main>`,
  };
}

/** The chosen method, with a link back to the choice. */
function chosen(view: View, method: IdentificationMethod): Html {
  return html`<p class="actions">${emblem(method)} <strong>${method.name[view.lang]}</strong>
<a href="${address(view, { method: 'other' })}">${view.texts.otherMethod}</a></p>`;
}

function emblem({ logo }: IdentificationMethod): Html {
  const source = `data:${logo.type};base64,${logo.content.toString('base64')}`;
  return html`<img class="emblem" src="${source}" alt="">`;
}

function address(view: View, query: Record<string, string>): string {
  return `/sign-in/${view.uid}?${new URLSearchParams(query)}`;
}
