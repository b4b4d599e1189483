import { join } from 'node:path';

import { is } from 'superstruct';

import { Site } from '#schema/site.ts';
import { ThemeConfig } from '#schema/theme.ts';

import { type FreshFile, freshFiles } from '../lib/freshFile.ts';

/** A theme's name comes from the insurer and becomes part of a path, so it must not contain separators. */
export const isThemeName = (name: string): boolean => /^[a-z0-9][a-z0-9_-]{0,63}$/i.test(name);

/** Returns a built theme by name, or null if it is missing or invalid. */
export function createThemeReader(dist: string): (name: string) => Promise<FreshFile<ThemeConfig> | null> {
  const read = freshFiles(themeOf);

  return async (name) => {
    if (!isThemeName(name)) return null;
    const { content, hash } = await read(join(dist, 'themes', name, 'config.json')).catch(() => nothing);
    return content && { content, hash };
  };
}

/** Returns the icon and the colours of a built theme, or null if they are missing or invalid. */
export function createSiteReader(dist: string): (name: string) => Promise<Site | null> {
  const read = freshFiles(siteOf);

  return async (name) => {
    const { content } = await read(join(dist, 'themes', name, 'site.json')).catch(() => nothing);
    return content;
  };
}

const nothing = { content: null, hash: '' };

function siteOf(text: string): Site | null {
  const site: unknown = JSON.parse(text);
  return is(site, Site) ? site : null;
}

function themeOf(text: string): ThemeConfig | null {
  const config: unknown = JSON.parse(text);
  return is(config, ThemeConfig) ? config : null;
}
