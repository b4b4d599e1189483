/** What a person can mend: shown as its sentence, without a stack. */
export class Problem extends Error {}

/**
 * Ends the process when the work ends: with its exit code, or with 1 and what went wrong.
 * @param {Promise<number | void>} work
 */
export async function exitWith(work) {
  try {
    process.exit((await work) ?? 0);
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    process.exit(1);
  }
}
