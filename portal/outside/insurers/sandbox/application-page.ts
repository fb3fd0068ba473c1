import type { Language } from '#contract/language/language.ts';
import { APPLIED_FOR } from '#demo/insurance-policies.ts';
import { html } from '../../sandbox/page/html.ts';
import type { Page } from '../../sandbox/page/page.ts';
import { textsOf } from '../../sandbox/texts.ts';

/** An application that somebody has begun and not decided. */
export interface Application {
  /** Identity code of whose treatment it is for. */
  readonly insured: string;
  /** Their name; empty for somebody who is not of the demo. */
  readonly name: string;
  readonly language: Language;
  readonly returnUrl: string;
}

/** LähiTapiola's page on which a patient allows direct compensation, denies it or turns back. It needs no script. */
export function applicationPage(id: string, { name, language }: Application): Page {
  const { permit: texts } = textsOf(language);
  const { symptom, bodyPart } = APPLIED_FOR;
  return {
    title: `${texts.title} · ${texts.insurer}`,
    lang: language,
    body: html`<header class="bar">${texts.insurer}</header><main><h1>${texts.title}</h1>
<p class="soft">${texts.demo}</p><p>${texts.question}</p>
<dl><dt>${texts.insured}</dt><dd>${name}</dd><dt>${texts.symptom}</dt><dd>${symptom[language]}</dd>
<dt>${texts.bodyPart}</dt><dd>${bodyPart[language]}</dd></dl>
<form class="actions" method="post" action="/lahitapiola/applications/${id}">
<button class="strong" name="decision" value="directcompensationallowed">${texts.allow}</button>
<button name="decision" value="directcompensationdenied">${texts.deny}</button>
<button name="decision" value="cancel">${texts.cancel}</button></form></main>`,
  };
}

/** Shown where no application is open. */
export function noApplication(language: Language): Page {
  const { permit: texts } = textsOf(language);
  return {
    title: `${texts.over} · ${texts.insurer}`,
    lang: language,
    body: html`<main><h1>${texts.over}</h1><p>${texts.overText}</p></main>`,
  };
}
