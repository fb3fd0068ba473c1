import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Letter, LetterFacts, LetterLink, LetterPart } from './letter.ts';
import { type MailLook, mailLook } from './mail-look.ts';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const PARAGRAPH = { fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' } as const;
const SMALL = { fontSize: '14px', lineHeight: '21px' } as const;
const INSET = '24px';

/** The HTML part of an e-mail in its brand's look: no image, no script, nothing that is fetched. */
export function letterHtml(brand: BrandSettings, letter: Letter): string {
  const look = mailLook(brand.id);
  const button = letter.parts.find(isLink);
  const page = look.paint('page');
  const document = h(
    Html,
    { lang: letter.language },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, letter.subject),
      h('style', { dangerouslySetInnerHTML: { __html: look.darkStyle } }),
    ),
    h(
      Body,
      { className: page.className, style: { ...page.style, fontFamily: look.bodyFont, margin: '0' } },
      // A table of its own: mailboxes that drop the body's colours keep these.
      h(
        Section,
        { className: page.className, style: { ...page.style, padding: '16px 8px 32px' } },
        h(
          Container,
          { style: { maxWidth: '560px' } },
          wordmark(brand, look),
          sheet(look, letter, button),
          foot(brand, letter),
        ),
      ),
    ),
  );
  return DOCTYPE + renderToStaticMarkup(document);
}

/** The brand's name as type: it is there where images are not. */
function wordmark(brand: BrandSettings, look: MailLook): ReactNode {
  const { className, style } = look.paint('band');
  const { cardRadius: radius } = look;
  return h(
    Section,
    { className, style: { ...style, borderRadius: `${radius} ${radius} 0 0` } },
    h(
      Text,
      {
        style: {
          margin: '0',
          padding: `20px ${INSET}`,
          fontFamily: look.headingFont,
          fontSize: '24px',
          fontWeight: look.headingWeight,
          lineHeight: '28px',
        },
      },
      h('span', {
        'aria-hidden': true,
        style: {
          display: 'inline-block',
          width: '14px',
          height: '14px',
          marginRight: '10px',
          borderRadius: '14px 14px 14px 0',
          backgroundColor: look.mark,
        },
      }),
      brand.name,
    ),
  );
}

function sheet(look: MailLook, letter: Letter, button: LetterLink | undefined): ReactNode {
  const { className, style } = look.paint('sheet');
  const { cardRadius: radius } = look;
  const heading = look.paint('heading');
  return h(
    Section,
    { className, style: { ...style, borderRadius: `0 0 ${radius} ${radius}` } },
    h(
      'div',
      { style: { padding: `28px ${INSET} 12px` } },
      h(
        Heading,
        {
          as: 'h1',
          className: heading.className,
          style: {
            ...heading.style,
            margin: '0 0 16px',
            fontFamily: look.headingFont,
            fontSize: '26px',
            fontWeight: look.headingWeight,
            lineHeight: '32px',
          },
        },
        letter.heading ?? letter.subject,
      ),
      ...letter.parts.map((part) => shown(look, part, part === button)),
      paragraph(letter.signature),
    ),
  );
}

function shown(look: MailLook, part: LetterPart, isButton: boolean): ReactNode {
  if (typeof part === 'string') return paragraph(part);
  if ('facts' in part) return facts(look, part);
  return isButton ? buttonOf(look, part) : inlineLink(look, part);
}

/** The value stands under its term, so that both fit a phone. */
function facts(look: MailLook, { facts: lines, main }: LetterFacts): ReactNode {
  const box = look.paint('facts');
  const term = look.paint('term');
  return h(
    Section,
    { className: box.className, style: { ...box.style, margin: '0 0 20px', borderRadius: look.cardRadius } },
    h(
      'div',
      { style: { padding: '16px 20px 8px' } },
      ...lines.map((line) => {
        const [name = '', ...rest] = line.split(': ');
        const value = rest.join(': ');
        const isMain = value === main;
        return h(
          Text,
          { style: { margin: '0 0 10px', fontSize: '16px', lineHeight: '23px' } },
          h('span', { className: term.className, style: { ...term.style, ...SMALL } }, name),
          h('br'),
          h(
            'strong',
            {
              style: {
                fontWeight: look.strongWeight,
                ...(isMain && { fontFamily: look.headingFont, fontSize: '20px', lineHeight: '26px' }),
              },
            },
            value,
          ),
        );
      }),
    ),
  );
}

/** The sentence that leads to it, unless the button says the same. */
function buttonOf(look: MailLook, link: LetterLink): ReactNode {
  const { before, after } = aroundAddress(link);
  const { className, style } = look.paint('button');
  return h(
    'div',
    null,
    before !== link.label && paragraph(`${before}.`),
    h(
      'div',
      { style: { margin: '0 0 24px' } },
      h(
        Button,
        {
          href: link.url,
          className,
          style: {
            ...style,
            padding: '14px 24px',
            borderRadius: look.buttonRadius,
            fontSize: '17px',
            fontWeight: look.strongWeight,
          },
        },
        link.label,
      ),
    ),
    after && paragraph(after),
  );
}

function inlineLink(look: MailLook, link: LetterLink): ReactNode {
  const { before, after } = aroundAddress(link);
  const { className, style } = look.paint('link');
  return h(
    'div',
    null,
    h(
      Text,
      { style: PARAGRAPH },
      `${before}: `,
      h(Link, { href: link.url, className, style: { ...style, textDecoration: 'underline' } }, link.label),
    ),
    after && paragraph(after),
  );
}

/** A paragraph with an address in it, without the address and the colon before it. */
function aroundAddress({ text, url }: LetterLink): { readonly before: string; readonly after: string } {
  const [before = '', after = ''] = text.split(url);
  return { before: before.replace(/:?\s*$/, ''), after: after.trim() };
}

function foot(brand: BrandSettings, { noReply }: Letter): ReactNode {
  const { name, address } = brand.dataController;
  const sender = name === brand.name ? address : `${name}, ${address}`;
  return h(
    'div',
    { style: { padding: `20px ${INSET} 0` } },
    h(Text, { style: { ...SMALL, margin: '0 0 8px' } }, noReply),
    h(Text, { style: { ...SMALL, margin: '0' } }, h('strong', null, brand.name), ` · ${sender}`),
  );
}

function paragraph(text: string): ReactNode {
  const lines = text.split('\n');
  return h(
    Text,
    { style: PARAGRAPH },
    ...lines.flatMap((line, index) => (index > 0 ? [h('br'), line] : [line])),
  );
}

const isLink = (part: LetterPart): part is LetterLink => typeof part === 'object' && 'url' in part;
