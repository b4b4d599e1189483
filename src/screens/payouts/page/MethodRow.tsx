import { makeStyles } from '@fluentui/react-components';
import { MethodWords } from '../MethodWords.tsx';
import { MethodMenu } from './MethodMenu.tsx';
import type { MethodRowProps } from './methodRow.props.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '8px',
    alignItems: 'center',
    paddingBlock: '12px',
  },
});

export function MethodRow(row: MethodRowProps) {
  const styles = useStyles();

  return (
    <div className={styles.row} data-method={row.method.payoutMethodId}>
      <MethodWords method={row.method} />
      <MethodMenu {...row} />
    </div>
  );
}
