import { fields } from './fields.ts';
import { hills } from './hills.ts';
import { byDay, byNight, type ScenePalette, type Sources } from './palette.ts';
import { drawn, type Frame, frames, type OwnFrame } from './parts.ts';
import { peaks } from './peaks.ts';
import { plain } from './plain.ts';
import { room } from './room.ts';
import { signals } from './signals.ts';
import { tracks } from './tracks.ts';

type Light = (sources: Sources, isDark: boolean) => ScenePalette;
type Draw = (palette: ScenePalette) => Record<OwnFrame, string[]>;

const scenes = {
  plain: [byDay, plain],
  hills: [byDay, hills],
  peaks: [byNight, peaks],
  fields: [byDay, fields],
  tracks: [byDay, tracks],
  signals: [byDay, signals],
} as const satisfies Record<string, readonly [Light, Draw]>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as [SceneName, ...SceneName[]];

export type Scene = { palette: ScenePalette; drawings: Record<Frame, string> };

/**
 * Returns a theme's landscape in each frame, in the hue of its brand, so that partners need no pictures. In the wide
 * frame, which headings cover, everything except land is at the right end.
 */
export function drawScene(name: SceneName, sources: Sources, isDark: boolean): Scene {
  const [light, draw] = scenes[name];
  const palette = light(sources, isDark);
  const own = draw(palette);
  const parts = { ...own, lounge: room(palette, own.wide) };
  const each = (Object.keys(frames) as Frame[]).map((frame) => [
    frame,
    drawn(frame, [palette.air1, palette.air2], parts[frame]),
  ]);
  return { palette, drawings: Object.fromEntries(each) as Record<Frame, string> };
}
