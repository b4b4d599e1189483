import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { localWords } from '#src/lib/time/localWords.ts';
import { usePermissions } from '#src/session/useRights.ts';
import { LongList } from '#src/ui/content/LongList.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Figure } from '#src/ui/values/Figure.tsx';
import { BagChip } from './BagChip.tsx';
import { useBags } from './useBags.ts';

const useStyles = makeStyles({
  bag: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', gap: '4px 16px' },
  what: { flex: '1 1 180px', display: 'grid', minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  pir: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Lost bags by the airline's reference, and how far the search is. */
export function LuggageCard() {
  const styles = useStyles();
  const { locale } = useIntl();
  const { seeingLuggage } = usePermissions();
  const all =
    seeingLuggage === 'enabled' ? (
      <TextLink to={addresses.luggage}>
        <FormattedMessage id="luggage.all" />
      </TextLink>
    ) : null;

  return (
    <DataCard
      title="luggage.title"
      reading={useBags()}
      failed="luggage.failed"
      isEmpty={({ length }) => length === 0}
      empty="luggage.empty"
      emptyAction={all}
      way={all}
    >
      {(bags) => (
        <>
          <Figure id="luggage.figure" count={bags.length} />
          <LongList items={bags} keyOf={({ bagId }) => bagId} step={5} of="matters">
            {({ pir, status, reportedOnLocal }) => (
              <div className={styles.bag}>
                <span className={styles.what}>
                  <span className={styles.pir}>{pir}</span>
                  <span className={styles.quiet}>
                    <FormattedMessage id="luggage.reported" values={{ moment: localWords(reportedOnLocal, locale) }} />
                  </span>
                </span>
                <BagChip status={status} />
              </div>
            )}
          </LongList>
        </>
      )}
    </DataCard>
  );
}
