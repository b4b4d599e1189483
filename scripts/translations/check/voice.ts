import type { Texts } from '../catalogue.ts';

type Rule = { found: RegExp; why: string };

const rules: Rule[] = [
  { found: /[!¡]/, why: 'we do not shout' },
  { found: /\b(invalid|inválid[oa]s?|invalides?)\b/i, why: 'say what is wrong and what to do, not “invalid”' },
  { found: /try again later|inténtalo (de nuevo )?más tarde|réessayez plus tard/i, why: 'say when' },
  { found: /^(ok|submit|enviar formulario|soumettre)$/i, why: 'a button says what it does' },
  { found: /'[{}<>]|[{}<>]'/, why: 'a straight apostrophe there ends the formatting: write ’' },
];

/** Where a text leaves the voice of docs/glossary.md. */
export function voiceProblems(file: string, texts: Texts): string[] {
  return Object.entries(texts).flatMap(([id, text]) =>
    rules.filter(({ found }) => found.test(text)).map(({ why }) => `${file}: ${id}: ${why}: ${text}`),
  );
}
