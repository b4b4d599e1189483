/**
 * Matches style rules that decide whether an element can be seen or clicked. Layout does not matter in jsdom;
 * accessible names get their spaces from texts, not from `display`.
 */
const isTold = /[{;\s](display\s*:\s*none|(visibility|opacity|pointer-events)\s*:)/;

type InsertRule = (this: CSSStyleSheet, rule: string, index?: number) => number;

/**
 * Omits all other rules from jsdom's style sheets. For each queried element, jsdom matches all rules, and the
 * components have thousands of them, almost all for colours and sizes.
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
