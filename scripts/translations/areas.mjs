/**
 * The file that a text lies in: of those whose name its id begins with, the one with the longest name; where there is none, a
 * new one for what stands before the first dot.
 * @param {string} id
 * @param {readonly string[]} areas names of files
 */
export function areaOf(id, areas) {
  const [longest] = areas.filter((area) => id.startsWith(`${area}.`)).sort((one, other) => other.length - one.length);
  return longest ?? id.split('.', 1)[0] ?? id;
}

/**
 * @param {readonly [id: string, unknown]} one
 * @param {readonly [id: string, unknown]} other
 */
export const byId = ([one], [other]) => (one < other ? -1 : 1);
