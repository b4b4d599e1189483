import type { Plugin } from 'vite';

const importsTokens = /import\s*\{[^}]*\btokens\b[^}]*\}\s*from\s*['"]@fluentui\//;
const uses = /\btokens\.((?:border|color|curve|duration|font|lineHeight|shadow|spacing|stroke|zIndex)\w*)/g;

/**
 * Replaces `tokens.colorX` with `'var(--colorX)'`, so that Fluent's table of tokens, four kilobytes of the first
 * screen, is not loaded.
 */
export function inlineTokens(): Plugin {
  return {
    name: 'inline-tokens',
    apply: 'build',
    transform: (code) => (importsTokens.test(code) ? { code: code.replace(uses, "'var(--$1)'"), map: null } : null),
  };
}
