/** What a device gets to show: that there is something, and nothing of what it is. */
export interface PushNotice {
  /** A later notice of the same tag takes the place of one that is shown. */
  readonly tag: string;
  readonly text: string;
  readonly lang: string;
  /** Where it leads, on the portal's own origin. */
  readonly path: string;
}
