/**
 * What a brand must define of its look. Roles, never hues: a component asks for `action.rest`, and the brand
 * decides what that is. TypeScript and the theme contract both hold each brand to this object.
 */
export const contract = {
  color: {
    /** Behind everything. */
    canvas: null,
    /** Cards and panels on the canvas. */
    surface: null,
    /** What floats above surfaces: menus, dialogs, toasts. */
    surfaceRaised: null,
    /** Wells, skeletons, quiet table stripes; in the dark they are lighter than cards, by night nothing is seen below them. */
    surfaceSunken: null,
    text: null,
    textMuted: null,
    heading: null,
    /** On `inverse`. */
    textInverse: null,
    /** A surface of the opposite scheme: tooltips, toasts. */
    inverse: null,
    /** Lines that group and divide; carry no meaning alone. */
    border: null,
    /** Outlines of controls: at least 3:1 on the surfaces that they lie on. */
    borderStrong: null,
    focus: null,
    /** Behind a dialog. */
    scrim: null,
    action: {
      rest: null,
      hover: null,
      pressed: null,
      /** On the three above. */
      text: null,
      /** For what can be pressed, and for nothing else. */
      subtle: null,
      subtleHover: null,
      /** On `subtle`, and links on every surface. */
      subtleText: null,
    },
    danger: {
      rest: null,
      hover: null,
      pressed: null,
      text: null,
      /** Around the button: seen where it is outlined, as in a brand whose own buttons are red. */
      edge: null,
      subtle: null,
      subtleText: null,
      border: null,
    },
    /** Highlights that cannot be pressed: dates, today, what is new. */
    accent: {
      soft: null,
      /** Spots and marks, never the only sign of something. */
      fill: null,
      /** On `soft`, and on cards. */
      text: null,
      /** On `fill`. */
      onFill: null,
    },
    success: { subtle: null, subtleText: null, border: null },
    warning: { subtle: null, subtleText: null, border: null },
    /** Without a hue: nothing to press, nothing to fear. */
    info: { subtle: null, subtleText: null, border: null },
    brand: {
      /** The brand's own colour, for decoration and large fills only. */
      decor: null,
      decorSoft: null,
      /** On `decorSoft`. */
      decorText: null,
    },
    /** The ground of an entry page's opening, and what components use in their place there. */
    hero: {
      ground: null,
      /** A quiet button. */
      quiet: null,
      text: null,
      action: null,
      actionHover: null,
      actionPressed: null,
      /** On the three above. */
      actionText: null,
    },
    /** Five colours that tell people and things apart, and mean nothing: `text` is on `soft`. */
    tint: {
      first: { soft: null, fill: null, text: null },
      second: { soft: null, fill: null, text: null },
      third: { soft: null, fill: null, text: null },
      fourth: { soft: null, fill: null, text: null },
      fifth: { soft: null, fill: null, text: null },
    },
  },
  illustration: {
    line: null,
    main: null,
    mainSoft: null,
    accent: null,
    accentSoft: null,
    ground: null,
    paper: null,
    skin: null,
    hair: null,
    /** Eyes and mouths, and marks on light things: dark in both schemes. */
    ink: null,
    /** Eyes, teeth and coats: light in both schemes. */
    gleam: null,
  },
  shadow: {
    /** A card at rest. */
    card: null,
    /** A card that is pointed at. */
    lifted: null,
    /** Menus, dialogs, toasts. */
    overlay: null,
  },
  type: {
    family: { body: null, heading: null },
    weight: { regular: null, medium: null, strong: null, heading: null },
    size: {
      small: null,
      body: null,
      lead: null,
      heading4: null,
      heading3: null,
      heading2: null,
      heading1: null,
    },
    lineHeight: { tight: null, heading: null, body: null },
    tracking: { heading: null },
  },
  radius: { small: null, control: null, card: null, overlay: null, pill: null, button: null },
  card: {
    /** Width of the line around a card: 0 where its shadow is enough. */
    edge: null,
  },
  /** White space within things, from composed to generous. */
  density: {
    /** Inside a card on a phone. */
    card: null,
    /** Inside a card above 480 px. */
    cardWide: null,
    /** Above and below the words of a row that can be pressed. */
    row: null,
  },
  hero: {
    radius: null,
    /** The lower end of its ground, as a CSS mask: 'none' is straight. */
    mask: null,
    /** How much of its height the mask takes. */
    edge: null,
  },
} as const;

type Filled<Leaf> = { readonly [Key in keyof Leaf]: Leaf[Key] extends null ? string : Filled<Leaf[Key]> };

export type Contract = Filled<typeof contract>;

/** What differs between light and dark. */
export type SchemeTokens = Pick<Contract, 'color' | 'illustration' | 'shadow'>;

type Path<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Path<Node[Key]>}`;
}[keyof Node & string];

/** A colour by its path: 'text', 'action.rest'. */
export type ColorRole = Path<Contract['color']>;

/** What is the same in both. */
export type ShapeTokens = Omit<Contract, keyof SchemeTokens>;

export const SCHEMES = ['light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

/** A brand's look as data: CSS values, colours as literal hex. */
export interface BrandTokens extends ShapeTokens {
  readonly id: string;
  /** As a person reads it, in Storybook and reports. */
  readonly name: string;
  /** The given brand colour that everything was derived from. */
  readonly source: string;
  readonly scheme: Readonly<Record<Scheme, SchemeTokens>>;
}
