/**
 * Returns the result of a check, or `otherwise` if the check throws. superstruct formats a misfit with the value, and
 * an object in JSON may have a `toString` that cannot be called.
 */
export function describeSafely<Said>(check: () => Said, otherwise: Said): Said {
  try {
    return check();
  } catch (error) {
    if (error instanceof TypeError) return otherwise;
    throw error;
  }
}
