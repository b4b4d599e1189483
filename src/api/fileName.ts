/** Length of a file name that the insurer takes, in UTF-16 units. */
const longestName = 200;

/** Shortens a name at a whole character, and keeps its extension. */
export function nameFor({ name }: Pick<File, 'name'>): string {
  if (name.length <= longestName) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  const room = longestName - extension.length;
  const lastWhole = name.slice(0, room).replace(/[\ud800-\udbff]$/, '');
  return lastWhole + extension;
}
