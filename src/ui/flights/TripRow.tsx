import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronRightRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

import { rowLook } from '../content/rowLook.ts';
import { useFocusStyles } from '../focus/focusStyles.ts';
import { wide } from '../spaces.ts';
import { letters } from './look.ts';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16px' },
  link: {
    flex: '1 1 280px',
    minWidth: 0,
    ...rowLook.face,
    ...rowLook.link,
  },
  day: rowLook.leaf,
  number: rowLook.day,
  month: rowLook.month,
  what: { minWidth: 0 },
  route: { fontWeight: tokens.fontWeightSemibold },
  when: { ...letters.fine, display: 'block', color: tokens.colorNeutralForeground2 },
  chip: rowLook.chip,
  open: rowLook.sign,
  action: { flexShrink: 0, paddingInlineStart: '56px', paddingBlockEnd: '12px', [wide]: { padding: 0 } },
});

type TripRowProps = {
  to: string;
  leaf: { day: string; month: string } | null;
  route: ReactNode;
  when: ReactNode;
  chip: ReactNode;
  action?: ReactNode;
  attributes?: Record<`data-${string}`, string>;
};

export function TripRow({ to, leaf, route, when, chip, action = null, attributes }: TripRowProps) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);

  return (
    <div className={styles.row} {...attributes}>
      <a className={mergeClasses(styles.link, focus.ring)} href={href} onClick={follow}>
        <span className={styles.day}>
          <span className={styles.number}>{leaf?.day ?? '–'}</span> <span className={styles.month}>{leaf?.month}</span>
        </span>{' '}
        <span className={styles.what}>
          <span className={styles.route}>{route}</span> <span className={styles.when}>{when}</span>
        </span>{' '}
        <span className={styles.chip}>{chip}</span>
        {action ? null : (
          <span className={styles.open}>
            <ChevronRightRegular />
          </span>
        )}
      </a>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
