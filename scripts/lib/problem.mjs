/** An error that the user can fix, shown without a stack trace. */
export class Problem extends Error {}

/**
 * Ends the process after the work, with its exit code, or with 1 and the error.
 * @param {Promise<number | void>} work
 */
export async function runAndExit(work) {
  try {
    process.exit((await work) ?? 0);
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    process.exit(1);
  }
}
