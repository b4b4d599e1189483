/**
 * Removes secrets from a stack trace before it is shown: keeps only the path of addresses, without tokens, and drops
 * quoted calls with their variables.
 */
export const scrubbed = (stack: string): string =>
  stack
    .replace(/: \{"response":.*$/m, '')
    .replace(/[?#][^\s:)]*/g, '')
    .replace(/\/(login\/sso|enrol)\/[^\s:)]+/g, '/$1/…');
