/** `alias` is another name to find the choice by, such as Londra for London Heathrow. */
export type Choice = { value: string; name: string; code?: string; alias?: string };

/** Returns the code to show beside the name; null if there is none or the name contains it. */
export const codeBeside = ({ name, code }: Choice): string | null =>
  code && !wordsIn(name).includes(code) ? code : null;

/** Returns the text of the field, such as "Oslo Gardermoen (OSL)". */
export function written(choice: Choice | null): string {
  if (!choice) return '';
  const code = codeBeside(choice);
  return choice.name + (code ? ` (${code})` : '');
}

/** Normalises case and accents, the dotless ı of Turkish included. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase().trim();

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/** Returns the matches of the typed text, best first: by code, by start of the name, by start of a word. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = folded(typed);
  if (!wanted) return choices;
  const ranked = choices.map((choice) => ({ choice, rank: rankOf(choice, wanted) }));
  return ranked
    .filter(({ rank }) => rank < unlike)
    .sort((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice);
}

/** Returns the choice whose name or code was typed in full; null if there is none or several. */
export function meant(choices: readonly Choice[], typed: string): Choice | null {
  const wanted = wordsIn(folded(typed));
  const found = choices.filter(({ name, code = '' }) => {
    const nameIn = (words: string[]) => words.filter((word) => word !== folded(code)).join(' ');
    return wanted.join() === folded(code) || nameIn(wanted) === nameIn(wordsIn(folded(name)));
  });
  return wanted.length > 0 && found.length === 1 ? (found[0] ?? null) : null;
}

const unlike = 5;

function rankOf(choice: Choice, wanted: string): number {
  const code = folded(choice.code ?? '');
  const name = folded(written(choice));
  const alias = folded(choice.alias ?? '');
  if (code === wanted) return 0;
  if (name.startsWith(wanted) || alias.startsWith(wanted)) return 1;
  if (code.startsWith(wanted)) return 2;
  if (name.includes(` ${wanted}`) || alias.includes(` ${wanted}`)) return 3;
  return name.includes(wanted) || alias.includes(wanted) ? 4 : unlike;
}
