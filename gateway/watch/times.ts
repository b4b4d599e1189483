/** Returns the time like `toISOString`, formatting only the milliseconds within a second. */
export function times(now: () => number = Date.now): () => string {
  let second = Number.NaN;
  let head = '';

  return () => {
    const ms = now();
    const ofSecond = ms % 1_000;
    if (ms - ofSecond !== second) {
      second = ms - ofSecond;
      head = new Date(second).toISOString().slice(0, -4);
    }
    return `${head}${ofSecond < 10 ? '00' : ofSecond < 100 ? '0' : ''}${ofSecond}Z`;
  };
}
