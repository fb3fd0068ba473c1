const APG = 'https://www.w3.org/WAI/ARIA/apg/patterns/';

/** How something is operated without a mouse. */
export interface KeyboardPattern {
  readonly name: string;
  /** The pattern of the ARIA Authoring Practices, or what replaces it. */
  readonly source: { readonly label: string; readonly href: string };
  readonly keys: readonly (readonly [keys: string, does: string])[];
  /** Folders of the design system. */
  readonly components: readonly string[];
}

const apg = (label: string, path: string) => ({ label, href: `${APG}${path}/` });
const html = (label: string, href: string) => ({
  label,
  href: `https://html.spec.whatwg.org/multipage/${href}`,
});

/** Native elements wherever there is one: their keys are the browser's own. */
export const KEYBOARD_PATTERNS: readonly KeyboardPattern[] = [
  {
    name: 'Link',
    source: apg('Link', 'link'),
    keys: [
      ['Tab', 'goes to the next link'],
      ['Enter', 'follows it'],
    ],
    components: [
      'AppHeader',
      'ButtonLink',
      'Card',
      'DayPicker',
      'DescriptionCard',
      'ErrorSummary',
      'ExternalLink',
      'LinkList',
      'LinkTabs',
      'LinkTiles',
      'Pagination',
      'SideNavigation',
      'SkipLink',
      'TextLink',
    ],
  },
  {
    name: 'Button',
    source: apg('Button', 'button'),
    keys: [['Enter, Space', 'presses it']],
    components: [
      'AvatarChoices',
      'Button',
      'ErrorState',
      'FilterChips',
      'IconButton',
      'LazyPart',
      'LoadMore',
      'RetryButton',
      'Table',
      'Toast',
    ],
  },
  {
    name: 'Toggle button',
    source: apg('Button', 'button'),
    keys: [['Enter, Space', 'turns it on or off; its state is spoken']],
    components: ['ToggleButton'],
  },
  {
    name: 'Disclosure',
    source: apg('Disclosure', 'disclosure'),
    keys: [
      ['Enter, Space', 'opens or closes'],
      ['Esc', 'closes a menu of links and returns to its button'],
    ],
    components: ['Disclosure', 'MenuDisclosure'],
  },
  {
    name: 'Menu button',
    source: apg('Menu button', 'menu-button'),
    keys: [
      ['Enter, Space, Down', 'opens at the first entry'],
      ['Up', 'opens at the last'],
      ['Up, Down, Home, End', 'go through the entries'],
      ['A letter', 'goes to the next entry that begins with it'],
      ['Esc', 'closes and returns to the button'],
    ],
    components: ['Menu'],
  },
  {
    name: 'Tabs',
    source: apg('Tabs', 'tabs'),
    keys: [
      ['Left, Right, Home, End', 'choose a tab and show its panel'],
      ['Tab', 'goes into the panel'],
    ],
    components: ['Tabs'],
  },
  {
    name: 'Dialog',
    source: apg('Dialog', 'dialog-modal'),
    keys: [
      ['Tab, Shift + Tab', 'stay within it'],
      ['Esc', 'closes it and returns to what opened it'],
    ],
    components: ['ConfirmDialog', 'Dialog', 'Drawer'],
  },
  {
    name: 'Text and number fields',
    source: html('HTML input', 'input.html'),
    keys: [
      ['Tab', 'goes to the next field'],
      ['Enter', 'sends a form of one field'],
      ['Ctrl + V', 'pastes a whole code or number into its parts'],
    ],
    components: ['CodeField', 'Form', 'NumberField', 'PhoneField', 'SearchField', 'TextArea', 'TextField'],
  },
  {
    name: 'File upload',
    source: html('HTML file input', 'input.html#file-upload-state-(type=file)'),
    keys: [
      ['Enter, Space', 'opens the choice of files; dropping is never the only way'],
      ['Tab', 'goes through the files to retry or remove them'],
    ],
    components: ['FileUpload'],
  },
  {
    name: 'Checkbox and switch',
    source: apg('Checkbox', 'checkbox'),
    keys: [['Space', 'ticks or unticks']],
    components: ['Checkbox', 'CheckboxGroup', 'Switch'],
  },
  {
    name: 'Radio group',
    source: apg('Radio group', 'radio'),
    keys: [
      ['Tab', 'goes to the chosen one'],
      ['Arrow keys', 'choose another'],
    ],
    components: ['RadioGroup', 'RatingScale', 'SegmentedControl'],
  },
  {
    name: 'Slider',
    source: apg('Slider', 'slider'),
    keys: [
      ['Arrow keys', 'go to the value before or after; it is spoken'],
      ['Home, End', 'go to the first and the last'],
    ],
    components: ['TrendChart'],
  },
  {
    name: 'List box',
    source: apg('Listbox', 'listbox'),
    keys: [
      ['Enter, Space, Down', 'opens the list'],
      ['Up, Down, Home, End', 'go through it'],
      ['Enter', 'chooses'],
      ['Esc', 'closes without a choice'],
    ],
    components: ['Select'],
  },
  {
    name: 'Combo box',
    source: apg('Combobox', 'combobox'),
    keys: [
      ['Typing', 'narrows the list'],
      ['Up, Down', 'go through it'],
      ['Enter', 'chooses'],
      ['Esc', 'closes, then clears'],
    ],
    components: ['ComboBox'],
  },
  {
    name: 'Calendar',
    source: apg('Date picker dialog', 'dialog-modal/examples/datepicker-dialog'),
    keys: [
      ['Arrow keys', 'go by a day and by a week'],
      ['Page up, Page down', 'go by a month'],
      ['Home, End', 'go to the first and last day of the month'],
      ['Enter, Space', 'choose the day'],
      ['Esc', 'closes and returns to the field'],
    ],
    components: ['Calendar', 'DatePicker'],
  },
  {
    name: 'Tooltip',
    source: apg('Tooltip', 'tooltip'),
    keys: [
      ['Focus', 'shows it'],
      ['Esc', 'hides it and leaves the focus where it is'],
    ],
    components: ['Tooltip'],
  },
];

/** Nobody has to remember these, since tests measure them. */
export const CHECKS: readonly (readonly [title: string, what: string])[] = [
  [
    'Axe in every mode',
    'Each story, after its own test, in every brand, in light and in dark: not one violation.',
  ],
  [
    'Contrast',
    'Every pair of colours that components may use, in every brand and scheme, computed from the tokens.',
  ],
  ['Reflow', 'Each story at 320 px wide, also with wide text spacing: nothing scrolls sideways.'],
  [
    'Targets',
    'Buttons, links and options are at least 44 px high and wide, choices with their labels at least 24 px.',
  ],
  ['Large text', 'At 200 % nothing is cut off and nothing overlaps.'],
  ['Right to left', 'The same stories mirrored: no place depends on left and right.'],
  ['Forced colours', 'Fields keep an outline where the system replaces all colours.'],
  ['Keyboard', 'The interaction tests of the stories use the keyboard alone, by the patterns below.'],
  [
    'Without scripts',
    'Each component is rendered by the server in a test, and the browser takes it over without a repair.',
  ],
];

/** What a person still has to check. */
export const BY_HAND: readonly string[] = [
  'Does the page make sense when it is only heard? Go through it with VoiceOver or NVDA once.',
  'Do headings tell the story of the page, in order?',
  'Is the focus where the reader’s attention is after each action?',
  'Are words plain, and are errors said where they can be put right?',
];
