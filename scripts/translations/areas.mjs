/**
 * Returns the file of a text: the longest file name that its id starts with, or else a new one named after the part
 * before the first dot.
 * @param {string} id
 * @param {readonly string[]} areas names of files
 */
export function findArea(id, areas) {
  const [longest] = areas.filter((area) => id.startsWith(`${area}.`)).sort((one, other) => other.length - one.length);
  return longest ?? id.split('.', 1)[0] ?? id;
}

/**
 * @param {readonly [id: string, unknown]} one
 * @param {readonly [id: string, unknown]} other
 */
export const byId = ([one], [other]) => (one < other ? -1 : 1);
