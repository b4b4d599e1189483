import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { isSameForCustomer } from '#machines/resolutions/override/overrideOption.logic.ts';
import type { Case } from '#machines/resolutions/resolutions.ts';
import { portalTokens } from '#src/ui/tokens.ts';

import { Seen } from './Seen.tsx';

const useStyles = makeStyles({
  both: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  },
  same: {
    margin: 0,
    padding: '16px',
    borderRadius: portalTokens.borderRadiusInner,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

type PreviewProps = { optionId: string; before: Case; after: Case };

/** Shows what the customer sees before and after the override, or that nothing changes for them. */
export function Preview({ optionId, before, after }: PreviewProps) {
  const styles = useStyles();
  if (isSameForCustomer(before, after, { optionId }))
    return (
      <p className={styles.same}>
        <FormattedMessage id="resolutions.override.same" />
      </p>
    );

  return (
    <div className={styles.both}>
      <Seen title="resolutions.override.before" optionId={optionId} case={before} />
      <Seen title="resolutions.override.after" optionId={optionId} case={after} since={before} />
    </div>
  );
}
