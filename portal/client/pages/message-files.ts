/**
 * The Finnish messages of each namespace, which say what keys there are. Each feature adds its own (`feature.ts`), so that a
 * page's texts are typed without a page knowing another feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface MessageFiles {}

/** The same of e-mails and text messages. */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface OutboundMessageFiles {}
