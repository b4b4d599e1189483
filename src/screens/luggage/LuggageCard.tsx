import { makeStyles, tokens } from '@fluentui/react-components';
import { LuggageRegular, NoteEditRegular, QuestionCircleRegular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TextId } from '#src/lib/texts.ts';
import { utcMinute } from '#src/lib/time/dates.ts';
import { dayIn, timeIn } from '#src/lib/time/inZone.ts';
import { readable } from '#src/lib/words.ts';
import { useDataset } from '#src/session/useDataset.tsx';
import { Chip, type Tone } from '#src/ui/content/Chip.tsx';
import { Figure } from '#src/ui/content/Figure.tsx';
import { LongList } from '#src/ui/content/LongList.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';

const appearances: Record<string, { text: TextId; tone: Tone; icon: ReactElement }> = {
  BAG_LOST: { text: 'luggage.status.lost', tone: 'warning', icon: <LuggageRegular /> },
  BAG_UPDATED_DETAILS: { text: 'luggage.status.updated', tone: 'informative', icon: <NoteEditRegular /> },
};

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

  return (
    <DataCard
      title="luggage.title"
      reading={useDataset('LUGGAGE')}
      failed="luggage.failed"
      isEmpty={({ lostBags }) => lostBags.length === 0}
      empty="luggage.empty"
    >
      {({ lostBags }) => (
        <>
          <Figure id="luggage.figure" count={lostBags.length} />
          <LongList items={lostBags} keyOf={({ bagId }) => bagId} step={5} of="rows">
            {({ pir, status, reportedOn, reportedOnLocal }) => (
              <div className={styles.bag}>
                <span className={styles.what}>
                  <span className={styles.pir}>{pir}</span>
                  <span>
                    <FormattedMessage id="luggage.reported" values={{ moment: inWords(reportedOnLocal, locale) }} />
                  </span>
                  <span className={styles.quiet}>
                    <FormattedMessage id="data.utc" values={{ moment: utcMinute(reportedOn) }} />
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

/** What clocks showed where it was reported, `YYYY-MM-DD HH:mm`, as people say it; anything else as it is. */
function inWords(moment: string, locale: string): string {
  const at = Date.parse(`${moment.replace(' ', 'T')}Z`);
  return Number.isNaN(at) ? moment : `${dayIn(null, at, locale)}, ${timeIn(null, at, locale)}`;
}

function BagChip({ status }: { status: string }) {
  const look = appearances[status];
  if (!look)
    return (
      <Chip tone="neutral" icon={<QuestionCircleRegular />}>
        {readable(status)}
      </Chip>
    );

  return (
    <Chip tone={look.tone} icon={look.icon}>
      <FormattedMessage id={look.text} />
    </Chip>
  );
}
