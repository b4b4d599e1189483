/**
 * Breakpoints, kept in one place because media queries cannot use custom properties:
 * https://drafts.csswg.org/mediaqueries
 */
export const wide = '@media (min-width: 640px)';
export const narrow = '@media (max-width: 639px)';
export const veryWide = '@media (min-width: 960px)';

/** Widths of dialogs: small and extra small (spec P§9). */
export const dialogWidths = { sm: '600px', xs: '444px' } as const;
