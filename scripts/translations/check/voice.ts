import type { Texts } from '../catalogue.ts';

/** `of` limits a rule to the files of one language. */
type Rule = { found: RegExp; why: string; of?: RegExp };

const french = /\bfrench\b/;
const portuguese = /\bportuguese\b/;

const rules: Rule[] = [
  { found: /[!¡]/, why: 'we do not shout' },
  { found: /\b(invalid|inválid[oa]s?|invalides?)\b/i, why: 'say what is wrong and what to do, not “invalid”' },
  {
    found: /try again later|inténtalo (de nuevo )?más tarde|réessayez plus tard|tente (novamente|de novo) mais tarde/i,
    why: 'say when',
  },
  { found: /^(ok|submit|enviar formulario|soumettre|submeter)$/i, why: 'a button says what it does' },
const italian = /\bitalian\b/;

const rules: Rule[] = [
  { found: /[!¡]/, why: 'we do not shout' },
  {
    found: /\b(invalid|inválid[oa]s?|invalides?|(?:non valid|invalid)[aeio])\b/i,
    why: 'say what is wrong and what to do, not “invalid”',
  },
  { found: /try again later|inténtalo (de nuevo )?más tarde|réessayez plus tard|riprova più tardi/i, why: 'say when' },
  { found: /^(ok|submit|enviar formulario|soumettre|invia modulo)$/i, why: 'a button says what it does' },
const german = /\bgerman\b/;

const rules: Rule[] = [
  { found: /[!¡]/, why: 'we do not shout' },
  {
    found: /\b(invalid|inválid[oa]s?|invalides?)\b|\bungültig/i,
    why: 'say what is wrong and what to do, not “invalid”',
  },
  { found: /try again later|inténtalo (de nuevo )?más tarde|réessayez plus tard/i, why: 'say when' },
  { found: /versuchen Sie es später|später (erneut|noch ?einmal|wieder)/i, why: 'say when', of: german },
  { found: /^(ok|submit|enviar formulario|soumettre|absenden)$/i, why: 'a button says what it does' },
const turkish = /\bturkish\b/;

const rules: Rule[] = [
  { found: /[!¡]/, why: 'we do not shout' },
  {
    found: /\b(invalid|inválid[oa]s?|invalides?)\b|geçersiz/i,
    why: 'say what is wrong and what to do, not “invalid”',
  },
  {
    found: /try again later|inténtalo (de nuevo )?más tarde|réessayez plus tard|daha sonra (tekrar|yeniden) dene/i,
    why: 'say when',
  },
  { found: /^(ok|submit|enviar formulario|soumettre|tamam)$/i, why: 'a button says what it does' },
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
  {
    found: /\d \d{3}(?!\d)(?! \d)/,
    why: 'thousands are parted by a no-break space (U+00A0)',
    of: /\b(french|portuguese)\b/,
  },
  { found: /\bvocês?(?!\p{L})/iu, why: 'customers are addressed in the third person, without “você”', of: portuguese },
  { found: /e-mail/i, why: 'write “email”, without a hyphen', of: portuguese },
  { found: /\d \d{3}(?!\d)(?! \d)/, why: 'thousands are parted by a no-break space (U+00A0)', of: french },
  { found: /[“”"]|« | »/, why: 'quotes are «…», without spaces inside', of: italian },
  { found: /\b[Ee]['’](?!\p{L})|chè(?!\p{L})|pò/u, why: 'write È, perché and po’', of: italian },
  { found: /”|(^|[\s(])“/, why: 'German quotation marks are „ and “', of: german },
  { found: /[^\u00a0][%…]/, why: 'before it stands a no-break space (U+00A0)', of: german },
  { found: /\b(du|dir|dich|dein\p{L}*)\b/iu, why: 'we say Sie', of: german },
  {
    found: /[}][’-]?\p{L}/u,
    why: 'an inserted value takes no suffix, as its last vowel is unknown: put a noun after it',
    of: turkish,
  },
  { found: /[\d}#]\s?%/, why: 'the percent sign stands before the number', of: turkish },
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
