/** Policy of responses that are not pages: nothing may run or load, except inline styles of SVG files. */
export const policyOfFiles = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Origins that may frame the page, that it may show frames and pictures of, and that it may upload files to. */
type Others = { frameAncestors: readonly string[]; suppliers: readonly string[]; stores: readonly string[] };

/**
 * Policy of pages. Scripts and styles must come from the build or carry the nonce, as the styles of Fluent's renderer
 * do. No code may create trusted types.
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
