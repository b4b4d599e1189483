import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

import styles from './FigureTable.module.css';

type Row = { key: string; cells: readonly ReactNode[] };
type FigureTableProps = {
  name: TextId;
  /** The first column names the row. */
  columns: readonly TextId[];
  /** Column that contains text instead of figures. */
  words?: TextId | undefined;
  rows: readonly Row[];
  totals?: readonly ReactNode[];
};

/** Table of figures. On narrow screens it becomes a list in which each figure has its label. */
export function FigureTable({ name, columns, words, rows, totals }: FigureTableProps) {
  const lines = totals ? [...rows, { key: 'totals', cells: totals }] : rows;
  const isTotal = ({ key }: Row) => key === 'totals';

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <FormattedMessage id={name} />
      </caption>
      <thead className={styles.names}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={column === words ? styles.words : undefined}>
              <FormattedMessage id={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((row) => (
          <tr key={row.key} className={isTotal(row) ? styles.totals : undefined}>
            {row.cells.map((cell, at) => (
              <Cell key={columns[at]} name={at === 0 ? null : columns[at]} isOfWords={columns[at] === words}>
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = { name: TextId | null | undefined; isOfWords: boolean; children: ReactNode };

function Cell({ name, isOfWords, children }: CellProps) {
  if (!name) return <th scope="row">{children}</th>;
  return children === '' ? (
    <td className={styles.nothing}>{'\u00a0'}</td>
  ) : (
    <td className={isOfWords ? styles.words : undefined}>
      <span className={styles.name} aria-hidden="true">
        <FormattedMessage id={name} />
      </span>
      <span className={styles.figure}>{children}</span>
    </td>
  );
}
