/**
 * Beginnings that a spreadsheet takes for a formula, among them the full-width characters that East Asian versions
 * accept. Apostrophes may precede them, so that a text that begins with one is not taken for a guarded text.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Returns the text with an apostrophe before it if a spreadsheet would run it. */
export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Returns the text before `guardFormula`. An unguarded formula, from which someone removed the apostrophe, stays. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
