const places = [
  'LANG',
  'TITLE',
  'NONCE',
  'PAGE',
  'APPEARANCE',
  'SITE',
  'EARLY',
  'AHEAD',
  'PRERENDERED',
  'PARTNER',
] as const;

export type Filling = Partial<Record<(typeof places)[number], string>>;
export type Template = string[];

/** Finds placeholders, also inside comments, which hide them on hosts that fill in nothing. */
export function parseTemplate(html: string): Template {
  return html.split(new RegExp(`(?:<!--)?%(${places.join('|')})%(?:-->)?`));
}

/** Fills in all placeholders in one pass, so that inserted values are not searched for further ones. */
export function fill(template: Template, filling: Filling): string {
  return template.map((part, at) => (at % 2 === 1 ? (filling[part as keyof Filling] ?? '') : part)).join('');
}

const inScript: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Escapes JSON so that it can neither end its script element nor start a comment in it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => inScript[character] ?? '');
}

const inText: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function textForHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => inText[character] ?? '');
}
