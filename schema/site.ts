import { enums, type Infer, string, type } from 'superstruct';

/**
 * The format of dist/themes/{theme}/site.json: how browsers and home screens mark a partner's portal. A separate file,
 * because only the gateway reads it and it would enlarge the first screen.
 */
export const Site = type({
  /** Selects the site's description. */
  kind: enums(['travel', 'business', 'monitoring']),
  /** Absolute path: `/themes/sky/icon.0123abcd.svg`. */
  icon: string(),
  /** Colour of the header, `#rrggbb`. */
  themeColour: string(),
  /** Colour of the page, `#rrggbb`. */
  backgroundColour: string(),
});
export type Site = Infer<typeof Site>;
