import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';

import { useFocusStyles } from '../focus/focusStyles.ts';
import { wide } from '../spaces.ts';
import { portalTokens } from '../tokens.ts';
import { DataView, type DataViewProps } from './DataView.tsx';
import { RefreshBar } from './RefreshBar.tsx';
import { hasContent } from './reading.ts';

const useStyles = makeStyles({
  area: { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  ground: {
    padding: '20px 16px',
    borderRadius: portalTokens.borderRadiusCard,
    boxShadow: portalTokens.shadowCard,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (forced-colors: active)': { ...shorthands.border('1px', 'solid', 'CanvasText') },
    [wide]: { padding: portalTokens.spacingCard },
  },
});

/** The five states around a list of cards; where there is no list, one card says why. */
export function DataArea<Data>(view: DataViewProps<Data>) {
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
      {isOfCards ? (
        <DataView {...view} />
      ) : (
        <div className={styles.ground}>
          <DataView {...view} />
        </div>
      )}
    </div>
  );
}
