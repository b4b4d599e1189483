import { makeStyles, tokens } from '@fluentui/react-components';

import { PartOfMonth } from '../figures/PartOfMonth.tsx';
import type { OfferRow } from './rows.ts';

const useStyles = makeStyles({
  why: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
});

type OfferedMonthProps = { row: OfferRow; alertDate: string };

/** A month of an offer, with what the adjuster noted of it. */
export function OfferedMonth({ row, alertDate }: OfferedMonthProps) {
  const styles = useStyles();

  return (
    <>
      <PartOfMonth month={row} alertDate={alertDate} />
      {row.notes ? <span className={styles.why}>{row.notes}</span> : null}
    </>
  );
}
