import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Bag } from '#machines/luggage/bag.ts';
import { getBagPath } from '#src/lib/links/paths.ts';
import { utcMinute } from '#src/lib/time/dates.ts';
import { localWords } from '#src/lib/time/localWords.ts';
import { useRights } from '#src/session/useRights.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { BagChip } from '../BagChip.tsx';
import { BagPicture } from '../BagPicture.tsx';
import { isLost, WayOut, type WhenOffered } from '../WayOut.tsx';
import { BagMenu } from './BagMenu.tsx';

type BagRowProps = {
  bag: Bag;
  whenOffered: WhenOffered;
  whyNot: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
};

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '8px',
    alignItems: 'start',
    paddingBlock: '16px',
  },
  withPicture: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: '12px' },
  bag: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', gap: '8px 16px' },
  words: {
    flex: '1 1 220px',
    display: 'grid',
    justifyItems: 'start',
    gap: '2px',
    minWidth: 0,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  pir: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  looks: { overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2 },
});

export function BagRow({ bag, whenOffered: WhenOffered, ...rest }: BagRowProps) {
  const styles = useStyles();
  const { formatMessage, locale } = useIntl();
  const { mayResolve } = useRights();
  const { bagId, pir, status, reportedOn, reportedOnLocal, description, image } = bag;

  return (
    <div className={mergeClasses(styles.row, image && styles.withPicture)} data-bag={bagId}>
      <BagPicture image={image} alt={formatMessage({ id: 'luggage.picture.of' }, { pir })} size="small" />
      <div className={styles.bag}>
        <div className={styles.words}>
          <span className={styles.pir}>
            <TextLink to={getBagPath(bag)} label={formatMessage({ id: 'luggage.open' }, { pir })}>
              {pir}
            </TextLink>
          </span>
          <span>
            <FormattedMessage id="luggage.reported" values={{ moment: localWords(reportedOnLocal, locale) }} />
          </span>
          <MutedSpan isSmall>
            <FormattedMessage id="data.utc" values={{ moment: utcMinute(reportedOn) }} />
          </MutedSpan>
          {description ? <span className={styles.looks}>{description}</span> : null}
        </div>
        <Row gap={8} isCentered>
          <BagChip status={status} />
          {mayResolve && isLost(bag) ? (
            <WhenOffered which={{ category: 'LUGGAGE', bagId }}>
              <WayOut bag={bag} />
            </WhenOffered>
          ) : null}
        </Row>
      </div>
      <BagMenu bag={bag} {...rest} />
    </div>
  );
}
