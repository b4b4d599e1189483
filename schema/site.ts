import { enums, type Infer, string, type } from 'superstruct';

/**
 * dist/themes/{theme}/site.json: how browsers and home screens mark a partner's portal. A file of its own, as only the
 * gateway reads it and the first screen would pay for it.
 */
export const Site = type({
  /** Says which description it has. */
  kind: enums(['travel', 'business', 'monitoring']),
  /** As the browser asks for it: `/themes/sky/icon.0123abcd.svg`. */
  icon: string(),
  /** `#rrggbb`, of the header. */
  themeColour: string(),
  /** `#rrggbb`, of the page. */
  backgroundColour: string(),
});
export type Site = Infer<typeof Site>;
