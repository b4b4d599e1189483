import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { visibleIn } from '#machines/resolutions/case/remedies.ts';
import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import type { TextId } from '#src/lib/texts.ts';
import { portalTokens } from '#src/ui/tokens.ts';

import { OptionStatus } from '../status/OptionStatus.tsx';
import { StatusChip } from '../status/StatusChip.tsx';

const useStyles = makeStyles({
  seen: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '8px',
    padding: '16px',
    borderRadius: portalTokens.borderRadiusInner,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  title: { margin: 0, fontSize: '13px', lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});

type SeenProps = { title: TextId; option: Option; case: Case };

/** What a customer is shown of an option that stands so, if anything. */
export function Seen({ title, option, case: told }: SeenProps) {
  const styles = useStyles();
  const heading = useId();
  const isSeen = visibleIn({ ...told, options: [option] }, false).length > 0;

  return (
    <section className={styles.seen} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        <FormattedMessage id={title} />
      </h3>
      <div>
        <StatusChip status={option.status} />
      </div>
      {isSeen ? (
        <OptionStatus option={option} case={told} />
      ) : (
        <p className={styles.text}>
          <FormattedMessage id="resolutions.override.unseen" />
        </p>
      )}
    </section>
  );
}
