import type { Plugin } from 'vite';

const importsTokens = /import\s*\{[^}]*\btokens\b[^}]*\}\s*from\s*['"]@fluentui\//;
const uses = /\btokens\.((?:border|color|curve|duration|font|lineHeight|shadow|spacing|stroke|zIndex)\w*)/g;

/**
 * Writes `tokens.colorX` as what it is, `'var(--colorX)'`. Fluent's table of all tokens then need not be loaded: it would
 * be four kilobytes of the first screen.
 */
export function inlineTokens(): Plugin {
  return {
    name: 'inline-tokens',
    apply: 'build',
    transform: (code) => (importsTokens.test(code) ? { code: code.replace(uses, "'var(--$1)'"), map: null } : null),
  };
}
