import type { Theme } from '@fluentui/react-components';

export type Token = keyof Theme & `color${string}`;

/** A token, its possible backgrounds, and the required contrast. */
export type Pair = { token: Token; grounds: Token[]; ratio: number };

/** WCAG 2.2: text (1.4.3), and lines and marks that identify a control (1.4.11). */
const text = 4.5;
const mark = 3;
/** A button is identified by its text, but it must still stand out from the page and look pressed when it is. */
const standing = 1.5;
const pressed = 1.1;

const pages: Token[] = ['colorNeutralBackground1', 'colorNeutralBackground2', 'colorNeutralBackground3'];
const cards: Token[] = [
  'colorNeutralBackground1Hover',
  'colorNeutralBackground1Selected',
  'colorNeutralCardBackground',
];
const everywhere = [...pages, ...cards];

/** A pressed element is on the page or has its own background. */
const under = (state: string) => (state === 'Pressed' ? pages : everywhere);

/** Pairs whose `token` comes from the ramp. A step with insufficient contrast is replaced by another. */
export const brandPairs: Pair[] = [
  ...['', 'Hover', 'Pressed', 'Selected'].map((state) => on(`colorBrandForegroundLink${state}`, under(state))),
  ...['', 'Hover', 'Pressed'].map((state) => on(`colorCompoundBrandForeground1${state}`, under(state))),
  on('colorBrandForeground1', everywhere),
  on('colorBrandForeground2', ['colorBrandBackground2', ...pages]),
  on('colorBrandForeground2Hover', ['colorBrandBackground2Hover']),
  on('colorBrandForeground2Pressed', ['colorBrandBackground2Pressed']),
  ...['2', '3'].flatMap((kind) => [
    on(`colorNeutralForeground${kind}BrandHover`, ['colorSubtleBackgroundHover', ...everywhere]),
    on(`colorNeutralForeground${kind}BrandPressed`, ['colorSubtleBackgroundPressed', ...pages]),
    on(`colorNeutralForeground${kind}BrandSelected`, ['colorSubtleBackgroundSelected', ...everywhere]),
  ]),
  ...['', 'Hover', 'Pressed'].map((state) =>
    on(`colorBrandForegroundInverted${state}`, ['colorNeutralBackgroundInverted']),
  ),
  ...['', 'Hover', 'Pressed', 'Selected'].map((state) =>
    on(`colorBrandForegroundOnLight${state}`, [`colorBrandBackgroundInverted${state}` as Token]),
  ),
  ...['', 'Hover', 'Pressed'].flatMap((state) => [
    on(`colorCompoundBrandStroke${state}`, under(state), mark),
    // The tick of a checkbox is drawn on it in the inverted colour.
    on(`colorCompoundBrandBackground${state}`, [...under(state), 'colorNeutralForegroundInverted'], mark),
  ]),
  on('colorBrandStroke1', everywhere, mark),
  on('colorNeutralStrokeAccessibleSelected', everywhere, mark),
];

/** Pairs without a replacement. Failing one means that a brand colour or a theme's override is refused. */
export const fixedPairs: Pair[] = [
  on('colorNeutralForegroundOnBrand', [
    'colorBrandBackground',
    'colorBrandBackgroundHover',
    'colorBrandBackgroundPressed',
    'colorBrandBackgroundSelected',
    'colorBrandBackgroundStatic',
    'colorBrandBackground3Static',
    'colorBrandBackground4Static',
  ]),
  on('colorBrandBackground', ['colorNeutralBackground1'], standing),
  on('colorBrandBackgroundPressed', ['colorBrandBackground'], pressed),
  on('colorNeutralForeground1', [...everywhere, 'colorBrandBackground2', 'colorBrandBackground2Hover']),
  on('colorNeutralForeground2', everywhere),
  on('colorNeutralForeground3', everywhere),
  on('colorNeutralForeground4', pages),
  on('colorPaletteRedForeground1', pages),
  on('colorNeutralStrokeAccessible', everywhere, mark),
  ...['Warning', 'Danger', 'Success'].map((status) =>
    on(`colorStatus${status}Foreground1`, [`colorStatus${status}Background1` as Token, ...pages]),
  ),
  on('colorStrokeFocus2', everywhere, mark),
];

function on(token: string, grounds: Token[], ratio = text): Pair {
  return { token: token as Token, grounds, ratio };
}
