/** For whatever is no page: nothing in it may run or load (an SVG may colour itself). */
export const policyOfFiles = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * For a page. Scripts are the build's own files and what carries the nonce; styles too, which is how Fluent's renderer
 * puts them in. Nobody makes trusted markup.
 */
export function policyOfPages(nonce: string, frameAncestors: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
