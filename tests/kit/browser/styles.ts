/**
 * Of a style, what decides whether somebody sees a thing or can click it. How it is laid out jsdom cannot tell; a name that is
 * put together of parts gets its spaces from its text, not from a `display`.
 */
const isTold = /[{;\s](display\s*:\s*none|(visibility|opacity|pointer-events)\s*:)/;

type InsertRule = (this: CSSStyleSheet, rule: string, index?: number) => number;

/**
 * Leaves out of jsdom's style sheets every rule that no test can tell. For each element that a test asks after, jsdom goes
 * through all rules, and those of the components are thousands, almost all of them colours and sizes.
 */
export function insertOnlyWhatIsTold(): void {
  const inserting = Object.getOwnPropertyDescriptor(CSSStyleSheet.prototype, 'insertRule');
  const insertRule: InsertRule | undefined = inserting?.value;
  if (!insertRule || insertRule.name === insertTold.name) return;
  Object.defineProperty(CSSStyleSheet.prototype, 'insertRule', { ...inserting, value: insertTold });

  function insertTold(this: CSSStyleSheet, rule: string, index = 0): number {
    return isTold.test(rule) ? (insertRule?.call(this, rule, index) ?? index) : index;
  }
}
