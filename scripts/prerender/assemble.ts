/** Output of `src/app/prerender/render.tsx`. */
export type Drawing = {
  html: string;
  styles: string;
  /** Tokens by name without dashes; light before dark if a theme has both. */
  tokens: readonly Readonly<Record<string, unknown>>[];
  faces: string;
  lost: string;
};

/**
 * Returns a prerendered page for the gateway, which adds the nonce and the partner's name.
 *
 * @param sheet the styles of the build, which the page already has
 */
export function assembled({ html, styles, tokens, faces, lost }: Drawing, sheet: string): string {
  const [provider = ''] = /fui-FluentProvider[^\s"]*\d[^\s"]*/.exec(html) ?? [];
  const markup = html
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/ data-(?:machine|state)="[^"]*"/g, '')
    // Without scripts, a browser would otherwise put the password into the address.
    .replace(/<form /g, '<form method="post" ');
  const fluent = usedIn(markup, styles.replace(/<\/?style[^>]*>/g, ''));
  return [
    '<div id="prerendered">',
    `<style nonce="%NONCE%">${faces}${rulesOf(tokens, `.${provider}`, fluent + sheet)}${fluent}</style>`,
    lost,
    `${markup}</div>`,
  ].join('');
}

/**
 * Keeps the rules of used classes. Fluent's rules have one class each, and a component includes those of all its
 * variants.
 */
function usedIn(markup: string, styles: string): string {
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return styles
    .replace(/[^{}]+\{[^{}]*\}/g, (rule) => {
      const [, name] = /^\.([\w-]+)/.exec(rule) ?? [];
      return name && !classes.has(name) ? '' : rule;
    })
    .replace(/@[^{}]+\{\}/g, '');
}

/** Returns the tokens that the styles use; of the dark ones, those that differ. */
function rulesOf([first = {}, dark]: Drawing['tokens'], selector: string, styles: string): string {
  const used = new Set(askedFor(styles));
  // A token may refer to others.
  for (const name of used) for (const other of askedFor(written(first[name]))) used.add(other);
  const rule = (tokens: [string, unknown][]) =>
    `${selector}{${tokens.map(([name, value]) => `--${name}:${written(value)}`).join(';')}}`;
  const usedOf = (tokens: object) => Object.entries(tokens).filter(([name]) => used.has(name));
  if (!dark) return rule(usedOf(first));
  const others = usedOf(dark).filter(([name, value]) => first[name] !== value);
  return `${rule(usedOf(first))}@media (prefers-color-scheme:dark){${rule(others)}}`;
}

const askedFor = (styles: string) => [...styles.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name);

const written = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? String(value) : '');
