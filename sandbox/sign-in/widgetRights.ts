import { type Area, opensArea } from '#schema/features.ts';

/** The first match wins. Unlisted routes, such as signing out, are open to every token. */
const areas: readonly (readonly [RegExp, Area])[] = [
  [/^\/travel\/(flights\/notify-alert|trips\/[^/]+\/flights\/[^/]+\/alert)$/, 'reports'],
  [/^\/travel\/(trips|flights|insurance)\b/, 'trips'],
  [/^\/travel\/passengers\b/, 'passengers'],
  [/^\/travel\/luggage\b/, 'luggage'],
  [/^\/platform\/resolutions\b/, 'resolutions'],
  [/^\/platform\/payouts\b/, 'payouts'],
  [/^\/platform\/items\b/, 'items'],
  [/^\/platform\/users\/[^/]+\/documents\b/, 'items'],
  [/^\/platform\/users\/[^/]+\/(changeEmail|policies\/[^/]+)$/, 'account'],
  [/^\/platform\/users\/[^/]+\/policies$/, 'policies'],
  [/^\/platform\/users\/[^/]+$/, 'user'],
  [/^\/(monitoring|owl|tokeniser)\b/, 'monitoring'],
];

/**
 * Returns whether a widget's token with these features may use a route.
 *
 * @param path of the route, below the API's base
 */
export function mayWidgetUse(profile: readonly { feature: string }[], path: string): boolean {
  const area = areas.find(([pattern]) => pattern.test(path))?.[1];
  return area === undefined || opensArea(profile, area);
}
