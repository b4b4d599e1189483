/** Longest file name that the insurer accepts, in UTF-16 code units. */
const longestName = 200;

/** Shortens a name without splitting a surrogate pair, and keeps its extension. */
export function shortenFileName({ name }: Pick<File, 'name'>): string {
  if (name.length <= longestName) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  const room = longestName - extension.length;
  const lastWhole = name.slice(0, room).replace(/[\ud800-\udbff]$/, '');
  return lastWhole + extension;
}
