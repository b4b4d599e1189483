/** File systems allow longer ones than the insurer; what kind it is stays at the end. */
const longestName = 200;

export function nameFor({ name }: Pick<File, 'name'>): string {
  const kind = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.length > longestName ? name.slice(0, longestName - kind.length) + kind : name;
}
