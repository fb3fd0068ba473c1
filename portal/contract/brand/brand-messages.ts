import type { AppConfig, MessageKeys, Messages, NestedKeyOf } from 'use-intl';

/** The texts of pages, and under `outbound` those of e-mails and text messages; each feature's `feature.ts` says which there are. */
type AllMessages = Messages & { readonly outbound: AppConfig['OutboundMessages'] };

/** The whole key of a text that patients read, on a page or in a message that is sent: `booking.landing.title`. */
export type MessageKey = MessageKeys<AllMessages, NestedKeyOf<AllMessages>>;

/** A brand's own texts, in ICU message format, by the key of the message that each replaces. */
export type MessageOverrides = Readonly<Partial<Record<MessageKey, string>>>;

/** Messages as in their files: texts by name, in groups. */
export interface MessageTree {
  readonly [name: string]: string | MessageTree;
}

/** A brand's texts in the same shape; of one group only, if one is named (`outbound.appointments`). */
export function overrideTree(overrides: MessageOverrides, group?: string): MessageTree {
  return Object.entries(overrides).reduce<MessageTree>((tree, [key, text]) => {
    const inside = group === undefined ? key : key.startsWith(`${group}.`) && key.slice(group.length + 1);
    return inside ? withText(tree, inside.split('.'), text) : tree;
  }, {});
}

function withText(tree: MessageTree, [name = '', ...rest]: readonly string[], text: string): MessageTree {
  const inside = tree[name];
  const group = typeof inside === 'object' ? inside : {};
  return { ...tree, [name]: rest.length === 0 ? text : withText(group, rest, text) };
}
