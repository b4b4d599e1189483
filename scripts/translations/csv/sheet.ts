import { Problem } from '../../lib/problem.mjs';
import { guardFormula, unguardFormula } from './formula.ts';
import { type CsvRecord, parseCsv } from './parseCsv.ts';

/** A text on its way to or from a translator. */
export type Row = { id: string; English: string; description: string; translation: string; screenshot: string };
type Column = keyof Row;
export type ReadRow = Pick<Row, 'id' | 'English' | 'translation'> & { line: number; problem?: string };

const columns = ['id', 'English', 'description', 'translation', 'screenshot'] as const satisfies readonly Column[];
const neededColumns = ['id', 'English', 'translation'] as const satisfies readonly Column[];
const separators = [',', ';', '\t'];
const byteOrderMark = '\ufeff';

/** Formats rows as CSV. The byte order mark tells Excel that it is UTF-8. */
export function formatSheet(rows: readonly Row[]): string {
  const lines = [[...columns], ...rows.map((row) => columns.map((column) => row[column]))];
  return byteOrderMark + lines.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('');
}

/**
 * Reads rows that a spreadsheet saved, with the columns in any order. A row that cannot be read has a `problem`. Throws
 * a `Problem` if the whole file is unusable.
 */
export function readSheet(bytes: Uint8Array): ReadRow[] {
  const text = decode(bytes);
  const [header, ...records] = parseCsv(text, findSeparator(text));
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const places = neededColumns.map((column) => [column, findColumn(names, column)] as const);

  return records
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map((record) => {
      const cells = Object.fromEntries(places.map(([column, at]) => [column, unguardFormula(record.cells[at] ?? '')]));
      return {
        ...(cells as Pick<Row, 'id' | 'English' | 'translation'>),
        line: record.line,
        ...problemOf(record, names),
      };
    });
}

function formatCell(text: string): string {
  const safe = guardFormula(text);
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem('The file is not UTF-8. Save it as “CSV UTF-8”.');
  }
}

/** Excel separates with semicolons where the comma is the decimal separator. */
function findSeparator(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => header.split(separator).length;
  return separators.reduce((best, other) => (count(other) > count(best) ? other : best));
}

function findColumn(names: readonly string[], column: Column): number {
  const at = names.indexOf(column.toLowerCase());
  if (at === -1) throw new Problem(`The column “${column}” is missing in the first line.`);
  if (names.lastIndexOf(column.toLowerCase()) !== at) throw new Problem(`The column “${column}” is there twice.`);
  return at;
}

/** Excel leaves out empty cells at the end of a line, so only a surplus is a problem. */
function problemOf({ cells, problem }: CsvRecord, names: readonly string[]): { problem?: string } {
  if (problem) return { problem };
  const surplus = cells.slice(names.length).some((cell) => cell.trim() !== '');
  return surplus ? { problem: 'there are more cells than columns' } : {};
}
