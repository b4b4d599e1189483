const colour = /^(#[\da-f]{3,8}|[a-z]+|(rgb|rgba|hsl|hsla)\([\d\s.,%/]+\))$/i;
const length = /^\d{1,4}(\.\d{1,3})?(px|rem|em|%)$/i;

/**
 * The declarations that a page may pass to the frame, with patterns for their values. None can load or run anything.
 */
const allowed: Record<string, RegExp> = {
  color: colour,
  'background-color': colour,
  'border-color': colour,
  'border-radius': length,
  'font-family': /^[\w\s,'"-]{1,300}$/,
  'font-size': length,
  'font-weight': /^(normal|bold|[1-9]00)$/i,
  'line-height': /^\d{1,3}(\.\d{1,3})?(px|rem|em|%)?$/i,
  'color-scheme': /^(normal|light|dark|light dark|dark light)$/i,
};

/** Returns only the allowed declarations of a text. */
export function safeDeclarations(css: string): string {
  const declarations = css.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(at, 0)).trim().toLowerCase();
    const value = declaration.slice(at + 1).trim();
    const isAllowed = Object.hasOwn(allowed, property) && allowed[property]?.test(value) && hasClosedQuotes(value);
    return isAllowed ? [`${property}: ${value};`] : [];
  });
  return declarations.join(' ');
}

/** An unclosed quotation mark would swallow the rest of the style sheet. */
const hasClosedQuotes = (value: string): boolean => !/['"]/.test(value.replaceAll(/"[^"']*"|'[^'"]*'/g, ''));
