import { makeStyles, tokens } from '@fluentui/react-components';

import type { DisputeFile } from '#machines/claims/dispute/dispute.ts';

import { MonthName } from '../figures/MonthName.tsx';
import { FileRow } from './FileRow.tsx';
import { useSheetStyles } from './sheetStyles.ts';

const useStyles = makeStyles({
  month: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4px',
    paddingBlock: '12px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  name: { margin: 0, fontSize: 'inherit', lineHeight: 'inherit', fontWeight: tokens.fontWeightSemibold },
  notes: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

type SaidMonthProps = {
  /** Year and month, such as `2026-08`. */
  month: string;
  notes: string;
  files: readonly DisputeFile[];
};

export function SaidMonth({ month, notes, files }: SaidMonthProps) {
  const styles = useStyles();
  const { list } = useSheetStyles();
  const [year = 0, of = 0] = month.split('-').map(Number);

  return (
    <li className={styles.month}>
      <h4 className={styles.name}>
        <MonthName year={year} month={of} />
      </h4>
      {notes ? <p className={styles.notes}>{notes}</p> : null}
      {files.length > 0 ? (
        <ul className={list}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              says={file.attachmentId === null ? null : 'claims.dispute.files.arrived'}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
