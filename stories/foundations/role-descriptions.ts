import type { ColorRole } from '@portal/tokens/contract';

const STATUS = (what: string) => ({
  subtle: `Ground of what says ${what}.`,
  subtleText: `Words and icons that say ${what}.`,
  border: `Outline of what says ${what}.`,
});

const of = <Group extends string, Roles extends Readonly<Record<string, string>>>(
  group: Group,
  roles: Roles,
): { readonly [Role in keyof Roles & string as `${Group}.${Role}`]: string } =>
  Object.fromEntries(Object.entries(roles).map(([role, text]) => [`${group}.${role}`, text])) as never;

const TINT = <Name extends string>(name: Name) =>
  of(`tint.${name}`, {
    soft: 'A face without a picture: told apart by its colour, which means nothing.',
    fill: 'A child’s little giant.',
    text: 'Initials on the soft ground.',
  });

/** When a designer uses which colour. The compiler requires a sentence about each role of the contract. */
export const ROLE_DESCRIPTIONS: Readonly<Record<ColorRole, string>> = {
  canvas: 'The page itself, behind everything.',
  surface: 'Cards, fields and panels on the canvas.',
  surfaceRaised: 'What floats above the page: menus, dialogs, calendars.',
  surfaceSunken: 'Wells, skeletons, tracks and quiet stripes; lighter than cards in the dark.',
  text: 'Text that is read.',
  textMuted: 'Text that helps: hints, labels of values, times. Never the only carrier of an instruction.',
  heading: 'Headings and the logo’s name.',
  textInverse: 'Text on the inverse ground.',
  inverse: 'A ground of the opposite scheme: toasts and tooltips.',
  border: 'Lines that group and divide. They carry no meaning alone.',
  borderStrong: 'Outlines of controls; the only sign of where a field is.',
  focus: 'The ring around what the keyboard is at.',
  scrim: 'Darkens the page behind a dialog.',
  ...of('action', {
    rest: 'The one strong action, chosen days, ticked boxes.',
    hover: 'The strong action while it is pointed at.',
    pressed: 'The strong action while it is held down.',
    text: 'Words and icons on the three above.',
    subtle: 'Ground of what can be pressed, current or chosen; of nothing else.',
    subtleHover: 'The quiet action while it is pointed at.',
    subtleText: 'Links on every ground, and words on the quiet ones.',
  }),
  ...of('danger', {
    rest: 'A button for what cannot be undone.',
    hover: 'That button while it is pointed at.',
    pressed: 'That button while it is held down.',
    text: 'Words and icons on the three above.',
    edge: 'Around that button. It is seen in a brand whose own buttons are red.',
    ...STATUS('that something is wrong'),
  }),
  ...of('accent', {
    soft: 'Ground of dates, of today and of what is new: it stands out, and cannot be pressed.',
    fill: 'Spots and marks. Never the only sign of something.',
    text: 'Words on the soft ground, and on cards.',
    onFill: 'Words and icons on the fill.',
  }),
  ...of('success', STATUS('that something is done or within its range')),
  ...of('warning', STATUS('that something needs care')),
  ...of('info', STATUS('something worth knowing, without a hue')),
  ...of('brand', {
    decor: 'The brand’s own colour. For decoration and large fills, never for text or controls.',
    decorSoft: 'Large friendly grounds: the opening of an entry page, avatars.',
    decorText: 'Words on the soft ground.',
  }),
  ...of('hero', {
    ground: 'The opening of an entry page.',
    quiet: 'A quiet button there.',
    text: 'Headings, text and links there.',
    action: 'The one strong action there.',
    actionHover: 'That action while it is pointed at.',
    actionPressed: 'That action while it is held down.',
    actionText: 'Words and icons on the three above.',
  }),
  ...TINT('first'),
  ...TINT('second'),
  ...TINT('third'),
  ...TINT('fourth'),
  ...TINT('fifth'),
};
