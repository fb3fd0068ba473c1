/** How a brand's drawings differ from another's, besides their colours. */
export interface Drawing {
  /** Backdrop of a scene of 240 by 180, as a path. */
  readonly backdrop: string;
  /** Radius of corners. */
  readonly corner: number;
  /** How lines end: 'round' or 'square'. */
  readonly cap: string;
  /** Small shapes around a scene, centred on 0 0. */
  readonly spark: string;
}
