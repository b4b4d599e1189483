import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import { splitOptionType } from '#schema/lifecycles.ts';
import { toPlace } from '#src/lib/places/places.ts';
import { useFocusStyles } from '#src/ui/focus/focusStyles.ts';
import { portalTokens } from '#src/ui/tokens.ts';

import { LastChange } from './LastChange.tsx';

const useStyles = makeStyles({
  summary: {
    display: 'list-item',
    boxSizing: 'border-box',
    minHeight: '44px',
    paddingBlock: '11px',
    cursor: 'pointer',
    borderRadius: portalTokens.borderRadiusInner,
  },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '16px' },
});

export function Changes({ option: { type, lastChange, changes }, case: { flight } }: { option: Option; case: Case }) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const isCombined = splitOptionType(type).length > 1;
  const place = toPlace(flight?.origin ?? '', flight?.originAirport ?? '');
  const [last = lastChange, ...earlier] = changes;
  if (!last) return null;

  return (
    <>
      <LastChange change={last} isCombined={isCombined} place={place} />
      {earlier.length > 0 ? (
        <details>
          <summary className={mergeClasses(styles.summary, focus.ring)}>
            <FormattedMessage id="resolutions.override.changes" values={{ count: earlier.length }} />
          </summary>
          <ol className={styles.list}>
            {earlier.map((change, at) => (
              <li key={`${change.on} ${earlier.length - at}`}>
                <LastChange change={change} isCombined={isCombined} place={place} isEarlier />
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </>
  );
}
