/**
 * Status colours, the same in every portal and calmer than Fluent's, because a chip is a fact and not an alarm.
 * Background, text and border, light and dark.
 */
const colours = {
  Warning: { light: ['#fff1d6', '#7a4500', '#ecc07a'], dark: ['#3b2c0d', '#ffce7d', '#7d5c1e'] },
  Danger: { light: ['#fde9ea', '#a01c30', '#f0b1b8'], dark: ['#431b25', '#ffb3ba', '#85343f'] },
  Success: { light: ['#def5e8', '#0c6039', '#9dd8b8'], dark: ['#0f3728', '#8ce4b5', '#276a4a'] },
} as const;

export function createStatusTokens(ground: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colours).flatMap(
      ([
        status,
        {
          [ground]: [soft, ink, line],
        },
      ]) => [
        [`colorStatus${status}Background1`, soft],
        [`colorStatus${status}Foreground1`, ink],
        [`colorStatus${status}Foreground3`, ink],
        [`colorStatus${status}Border1`, line],
      ],
    ),
  );
}
