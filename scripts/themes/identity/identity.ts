import type { Palette } from '../brand.ts';
import { contrast } from '../colour.ts';
import { createTokens, type Ground } from '../gate.ts';
import { named } from '../named.ts';
import { createRamp } from '../ramp.ts';
import { type Frame, frames } from '../scenes/parts.ts';
import { drawScene, type Scene } from '../scenes/scenes.ts';
import type { ThemeSource } from '../source.ts';
import { createHeaderStyles } from './header.ts';
import { createDensityTokens, createShapeTokens } from './shape.ts';
import { createType, type Type } from './typefaces.ts';
import { withChineseFonts } from './withChineseFonts.ts';

/** Larger than Fluent's, which are meant for tools used all day. */
const sizes = { fontSizeBase300: '15px', lineHeightBase300: '22px', lineHeightBase400: '24px' };

const grounds: readonly Ground[] = ['light', 'dark'];

export type Identity = {
  font: string;
  faces: Type['faces'];
  /** Drawings by file name. */
  drawings: Record<string, string>;
  /** Tokens of `src/ui/tokens.ts` and some of Fluent's. */
  tokens: Record<Ground, Record<string, string>>;
  /** Background of the logo. */
  underLogo: Record<Ground, string>;
  problems: string[];
};

/**
 * Returns a theme's appearance besides colours: typefaces, shape, header, scene.
 *
 * @param path returns the browser's address of a file of the theme
 */
export function createIdentity(source: ThemeSource, palette: Palette, path: (file: string) => string): Identity {
  const { brand, tint = brand, typeface = 'system', scene: name = 'plain', header = 'plain' } = source;
  const { shape = { corners: 'soft', edges: 'shadow' }, density = 'comfortable' } = source;
  const font = source.languages.includes('zh') ? withChineseFonts(source.font) : source.font;
  const type = createType(typeface, font);
  const drawings: Record<string, string> = {};
  const problems: string[] = [];
  const underLogo = { light: '', dark: '' };

  const tokensOn = (ground: Ground): Record<string, string> => {
    const tokens = createTokens(ground, palette.ramp, palette[`${ground}Tokens`]);
    const scene = drawScene(name, { brand, tint, ground: tokens.colorNeutralBackground3 }, ground === 'dark');
    const { air1, air2, near, line, lit, foreground } = scene.palette;
    const bar = createHeaderStyles(
      header,
      { tokens, ramp: palette.ramp, bar: createRamp(tint), scene: scene.palette },
      ground,
    );
    underLogo[ground] = bar.headerBackground === 'transparent' ? air1 : bar.headerBackground;
    if (isShown(source.appearance, ground))
      problems.push(
        // A long heading extends below its scene, and a clear header beside the sign-in form has no scene.
        ...weak(`the scene ${name} (${ground})`, foreground, [air1, air2, tokens.colorNeutralBackground3]),
        ...[bar.headerForeground, bar.headerForeground2].flatMap((colour) =>
          weak(`the header ${header} (${ground})`, colour, [
            underLogo[ground],
            ...(header === 'tinted' ? [tokens.colorNeutralBackground1] : []),
          ]),
        ),
      );
    const addresses = drawn(scene, ground, drawings, path);
    return {
      ...type.tokens,
      ...sizes,
      ...createShapeTokens(shape, ground),
      ...createDensityTokens(density),
      ...bar,
      sceneTall: addresses.tall,
      sceneWide: addresses.wide,
      scenePlace: addresses.place,
      sceneLounge: addresses.lounge,
      sceneAir1: air1,
      sceneAir2: air2,
      sceneNear: near,
      sceneLine: line,
      sceneLit: lit,
      sceneForeground: foreground,
    };
  };
  const [light, dark] = grounds.map(tokensOn);
  if (!light || !dark) throw new Error('A theme has two grounds');
  return { font: type.font, faces: type.faces, drawings, tokens: { light, dark }, underLogo, problems };
}

const isShown = (appearance: ThemeSource['appearance'], ground: Ground) =>
  appearance === 'system' || appearance === ground;

function drawn(
  { drawings }: Scene,
  ground: Ground,
  files: Record<string, string>,
  path: (file: string) => string,
): Record<Frame, string> {
  const each = (Object.keys(frames) as Frame[]).map((frame) => {
    const file = named(`scene-${frame}-${ground}.svg`, drawings[frame]);
    files[file] = drawings[frame];
    return [frame, `url(${path(file)})`];
  });
  return Object.fromEntries(each) as Record<Frame, string>;
}

/** WCAG 1.4.3. */
const legible = 4.5;

function weak(where: string, colour: string, on: readonly string[]): string[] {
  return on
    .filter((other) => contrast(colour, other) < legible)
    .map((other) => `${where}: ${colour} on ${other} cannot be read, ${contrast(colour, other).toFixed(2)}:1`);
}
