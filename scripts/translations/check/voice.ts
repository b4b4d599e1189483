import type { Texts } from '../catalogue.ts';

/** `of` limits a rule to the files of one language. */
type Rule = { found: RegExp; why: string; of?: RegExp };

const french = /\bfrench\b/;
const chinese = /\bchinese\b/;

const rules: Rule[] = [
  { found: /[!¡！]/, why: 'we do not shout' },
  {
    found: /\b(invalid|inválid[oa]s?|invalides?)\b|无效|不合法/i,
    why: 'say what is wrong and what to do, not “invalid”',
  },
  {
    found: /try again later|inténtalo (de nuevo )?más tarde|réessayez plus tard|稍[后候]|(以后|晚点)再[试来]/i,
    why: 'say when',
  },
  { found: /^(ok|submit|enviar formulario|soumettre|提交|确定)$/i, why: 'a button says what it does' },
  {
    found: /[ \u202f][:;?%»]|«[^\u00a0]|[\p{L}}][;?»]/u,
    why: 'beside it stands a no-break space (U+00A0)',
    of: french,
  },
  { found: /\d \d{3}(?!\d)(?! \d)/, why: 'thousands are parted by a no-break space (U+00A0)', of: french },
  {
    found: /[\p{Script=Han}”’）][,.;:?!()"']|[,;:?!()"'] ?[\p{Script=Han}“‘（]/u,
    why: 'beside a Chinese character, punctuation is full-width: ，。；：？（）“”',
    of: chinese,
  },
  {
    found: /\p{Script=Han} [\p{Script=Latin}\d{<#]|[\p{Script=Latin}\d}>] \p{Script=Han}/u,
    why: 'no space parts Chinese characters from letters, digits or values',
    of: chinese,
  },
  { found: /你/, why: 'customers are addressed as 您', of: chinese },
  { found: /'[{}<>]|[{}<>]'/, why: 'a straight apostrophe there ends the formatting: write ’' },
];

/** Returns violations of the voice described in docs/glossary.md. */
export function voiceProblems(file: string, texts: Texts): string[] {
  const held = rules.filter(({ of }) => !of || of.test(file));
  return Object.entries(texts).flatMap(([id, text]) =>
    held.filter(({ found }) => found.test(text)).map(({ why }) => `${file}: ${id}: ${why}: ${text}`),
  );
}
