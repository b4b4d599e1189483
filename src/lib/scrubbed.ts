/**
 * A trace as it may be shown. Addresses keep their path only, and of a path not what lets somebody in; what a client quotes
 * of a call, variables and all, is left out.
 */
export const scrubbed = (stack: string): string =>
  stack
    .replace(/: \{"response":.*$/m, '')
    .replace(/[?#][^\s:)]*/g, '')
    .replace(/\/(login\/sso|enrol)\/[^\s:)]+/g, '/$1/…');
