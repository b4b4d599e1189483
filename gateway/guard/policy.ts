/** For whatever is no page: nothing in it may run or load (an SVG may colour itself). */
export const policyOfFiles = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Origins: who may show the page in a frame, whose frames and pictures it may show, and to whom it may put files. */
type Others = { frameAncestors: readonly string[]; suppliers: readonly string[]; stores: readonly string[] };

/**
 * For a page. Scripts are the build's own files and what carries the nonce; styles too, which is how Fluent's renderer
 * puts them in. Nobody makes trusted markup.
 */
export function policyOfPages(nonce: string, { frameAncestors, suppliers, stores }: Others): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src ${["'self'", ...stores].join(' ')}`,
    `img-src 'self' data:${suppliers.map((origin) => ` ${origin}`).join('')}`,
    ...(suppliers.length > 0 ? [`frame-src ${suppliers.join(' ')}`] : []),
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
