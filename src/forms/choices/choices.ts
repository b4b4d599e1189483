/** One of a long list. `value` is what the form keeps; people know it by its name, and by its code if it has one. */
export type Choice = { value: string; name: string; code?: string };

/** The code to show beside a name; null where there is none, or the name says it already. */
export const codeBeside = ({ name, code }: Choice): string | null =>
  code && !wordsIn(name).includes(code) ? code : null;

/** As it stands in a field: Oslo Gardermoen (OSL). */
export function written(choice: Choice | null): string {
  if (!choice) return '';
  const code = codeBeside(choice);
  return choice.name + (code ? ` (${code})` : '');
}

/** Whatever case and accents it is written with. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/** Those that what was typed may mean, the likely ones first: by their code, by how they begin, by how a word of theirs does. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = folded(typed);
  if (!wanted) return choices;
  const ranked = choices.map((choice) => ({ choice, rank: rankOf(choice, wanted) }));
  return ranked
    .filter(({ rank }) => rank < unlike)
    .sort((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice);
}

/** The one whose name or code, or both, were typed in full; null if there is none, or more than one. */
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
  if (code === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (code.startsWith(wanted)) return 2;
  if (name.includes(` ${wanted}`)) return 3;
  return name.includes(wanted) ? 4 : unlike;
}
