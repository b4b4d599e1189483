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

/** What is not given is left out. */
export type Filling = Partial<Record<(typeof places)[number], string>>;
/** Text and names of places in turns. */
export type Template = string[];

/** A place may stand in a comment, which a host that fills nothing shows nobody. */
export function templateOf(html: string): Template {
  return html.split(new RegExp(`(?:<!--)?%(${places.join('|')})%(?:-->)?`));
}

/** In one pass: what is filled in is not searched for places again. */
export function fill(template: Template, filling: Filling): string {
  return template.map((part, at) => (at % 2 === 1 ? (filling[part as keyof Filling] ?? '') : part)).join('');
}

const inScript: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that cannot end the script element it stands in, nor begin a comment in it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => inScript[character] ?? '');
}

const inText: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For an element's text and for attribute values. */
export function textForHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => inText[character] ?? '');
}
