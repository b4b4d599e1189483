import { type Texts, variants } from '../catalogue.ts';

type Rule = { found: RegExp; why: string };

const noBlame = 'say what is wrong and what to do, not “invalid”';
const when = 'say when';
const action = 'a button says what it does';
const thousands = 'thousands are separated by a no-break space (U+00A0)';

const everywhere: readonly Rule[] = [
  { found: /[!¡！]/, why: 'do not shout' },
  { found: /'[{}<>]|[{}<>]'/, why: 'a straight apostrophe there ends the formatting: write ’' },
];

/** Rules by the name of a language. */
const byLanguage: Record<string, readonly Rule[]> = {
  english: [
    { found: /\binvalid\b/i, why: noBlame },
    { found: /try again later/i, why: when },
    { found: /^(ok|submit)$/i, why: action },
  ],
  spanish: [
    { found: /inválid[oa]s?/i, why: noBlame },
    { found: /inténtalo (de nuevo )?más tarde/i, why: when },
    { found: /^enviar formulario$/i, why: action },
  ],
  french: [
    { found: /invalides?/i, why: noBlame },
    { found: /réessayez plus tard/i, why: when },
    { found: /^soumettre$/i, why: action },
    { found: /[ \u202f][:;?%»]|«[^\u00a0]|[\p{L}}][;?»]/u, why: 'beside it stands a no-break space (U+00A0)' },
    { found: /\d \d{3}(?!\d)(?! \d)/, why: thousands },
  ],
  portuguese: [
    { found: /inválid[oa]s?/i, why: noBlame },
    { found: /tente (novamente|de novo) mais tarde/i, why: when },
    { found: /^submeter$/i, why: action },
    { found: /\d \d{3}(?!\d)(?! \d)/, why: thousands },
    { found: /\bvocês?(?!\p{L})/iu, why: 'address customers in the third person, without “você”' },
    { found: /e-mail/i, why: 'write “email” without a hyphen' },
  ],
  italian: [
    { found: /(non valid|invalid)[aeio]/i, why: noBlame },
    { found: /riprova più tardi/i, why: when },
    { found: /^invia modulo$/i, why: action },
    { found: /[“”"]|« | »/, why: 'quotes are «…», without spaces inside' },
    { found: /\b[Ee]['’](?!\p{L})|chè(?!\p{L})|pò/u, why: 'write È, perché and po’' },
  ],
  german: [
    { found: /ungültig/i, why: noBlame },
    { found: /versuchen Sie es später|später (erneut|noch ?einmal|wieder)/i, why: when },
    { found: /^absenden$/i, why: action },
    { found: /”|(^|[\s(])“/, why: 'German quotation marks are „ and “' },
    { found: /[^\u00a0][%…]/, why: 'before it stands a no-break space (U+00A0)' },
    { found: /\b(du|dir|dich|dein\p{L}*)\b/iu, why: 'address customers as Sie' },
  ],
  turkish: [
    { found: /geçersiz/i, why: noBlame },
    { found: /daha sonra (tekrar|yeniden) dene/i, why: when },
    { found: /^tamam$/i, why: action },
    {
      found: /[}][’-]?\p{L}/u,
      why: 'an inserted value takes no suffix, as its last vowel is unknown: put a noun after it',
    },
    { found: /[\d}#]\s?%/, why: 'the percent sign stands before the number' },
  ],
  chinese: [
    { found: /无效|不合法/, why: noBlame },
    { found: /稍[后候]|(以后|晚点)再[试来]/, why: when },
    { found: /^(提交|确定)$/, why: action },
    {
      found: /[\p{Script=Han}”’）][,.;:?!()"']|[,;:?!()"'] ?[\p{Script=Han}“‘（]/u,
      why: 'beside a Chinese character, punctuation is full-width: ，。；：？（）“”',
    },
    {
      found: /\p{Script=Han} [\p{Script=Latin}\d{<#]|[\p{Script=Latin}\d}>] \p{Script=Han}/u,
      why: 'no space separates Chinese characters from letters, digits or values',
    },
    { found: /你/, why: 'address customers as 您' },
  ],
};

/**
 * Returns violations of the voice described in docs/glossary.md. `file` contains the language's name, like
 * `translations/german` and `themes/rails/translations/german`.
 */
export function voiceProblems(file: string, texts: Texts): string[] {
  const own = file.split(/[/.]/).flatMap((part) => byLanguage[variants[part] ?? part] ?? []);
  return Object.entries(texts).flatMap(([id, text]) =>
    [...everywhere, ...own].filter(({ found }) => found.test(text)).map(({ why }) => `${file}: ${id}: ${why}: ${text}`),
  );
}
