import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { useFocusStyles } from '../focus/focusStyles.ts';
import { DataView, type DataViewProps } from './DataView.tsx';
import { Ground } from './Ground.tsx';
import { RefreshBar } from './RefreshBar.tsx';
import { hasContent } from './reading.ts';

const useStyles = makeStyles({
  area: { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

type DataAreaProps<Data> = DataViewProps<Data> & {
  /** Placeholder; one card by default. */
  coming?: ReactNode;
};

/** Shows the five states of a reading around a list of cards. Without a list, a single card gives the reason. */
export function DataArea<Data>({ coming, ...view }: DataAreaProps<Data>) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const { reading, isEmpty, invitation } = view;
  const isOfCards = hasContent(reading, (data) => isEmpty(data) && !invitation);
  const isRefreshing = reading.view === 'refreshing';

  return (
    <div
      className={mergeClasses(styles.area, focus.ring)}
      aria-busy={isRefreshing || reading.view === 'loading'}
      tabIndex={-1}
      {...reading.attributes}
    >
      {isRefreshing ? <RefreshBar /> : null}
      {reading.view === 'loading' && coming ? (
        coming
      ) : isOfCards ? (
        <DataView {...view} />
      ) : (
        <Ground>
          <DataView {...view} />
        </Ground>
      )}
    </div>
  );
}
