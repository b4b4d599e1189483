/** A line of a table. Cells in quotes may span several lines of the file, so `line` is the first of them. */
export type CsvRecord = { line: number; cells: string[]; problem?: string };

/**
 * Parses RFC 4180 with any separator. Line ends may be CRLF, LF or CR, and are LF in cells. A record that is not well
 * formed has a `problem`; the next line starts another one, unless a quote is never closed.
 */
export function parseCsv(source: string, separator: string): CsvRecord[] {
  const text = source.replace(/\r\n?/g, '\n');
  const records: CsvRecord[] = [];
  for (let at = 0, line = 1; at < text.length; ) {
    const { record, end } = readRecord(text, at, separator, line);
    records.push(record);
    line += text.slice(at, end).split('\n').length - 1;
    at = end;
  }
  return records;
}

/** Returns the record at a position, and the position after its line end. */
function readRecord(text: string, start: number, separator: string, line: number): { record: CsvRecord; end: number } {
  const cells: string[] = [];
  for (let at = start; ; ) {
    const isQuoted = text[at] === '"';
    const close = isQuoted ? findClosingQuote(text, at + 1) : -1;
    if (isQuoted && close === -1)
      return { record: { line, cells, problem: 'a quotation mark is not closed' }, end: text.length };

    const end = findCellEnd(text, isQuoted ? close + 1 : at, separator);
    cells.push(isQuoted ? text.slice(at + 1, close).replaceAll('""', '"') : text.slice(at, end));
    if (isQuoted && end !== close + 1) {
      const problem = 'there is text after a closing quotation mark';
      return { record: { line, cells, problem }, end: findCellEnd(text, end, '\n') + 1 };
    }
    if (text[end] !== separator) return { record: { line, cells }, end: end + 1 };
    at = end + 1;
  }
}

/** Returns -1 if there is none. */
function findClosingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function findCellEnd(text: string, start: number, separator: string): number {
  let at = start;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
  return at;
}
