/** One of a long list. `value` is what the form keeps; people know it by its name, and by its code if it has one. */
export type Choice = { value: string; name: string; code?: string };

/** As it stands in a field: Oslo Gardermoen (OSL). */
export const written = (choice: Choice | null): string =>
  choice ? choice.name + (choice.code ? ` (${choice.code})` : '') : '';

/** Whatever case and accents it is written with. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

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

/** The one that is written out in full by what was typed; null if there is none, or more than one. */
export function meant(choices: readonly Choice[], typed: string): Choice | null {
  const wanted = folded(typed);
  const found = choices.filter((choice) =>
    [choice.name, choice.code ?? '', written(choice)].map(folded).includes(wanted),
  );
  return wanted && found.length === 1 ? (found[0] ?? null) : null;
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
