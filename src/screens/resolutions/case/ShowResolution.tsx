import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DisruptionRef } from '#machines/resolutions/resolutions.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { getDisruptionPath } from '#src/lib/links/paths.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { FormDialog } from '#src/wizard/dialogs/FormDialog.tsx';
import type { BagChip } from '../happened/WhatHappened.tsx';
import { CaseView } from './CaseView.tsx';

const useStyles = makeStyles({
  case: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px', paddingBlock: '8px 28px' },
  page: { margin: 0 },
  off: { opacity: 0.5 },
});

/** Empty, because each option and the disruption show their own notices. */
const nothing: readonly Topic[] = [];

type ShowResolutionProps = { which: DisruptionRef; bagChip: BagChip; onDone: () => void };

/** Opens a disruption in a dialog over the current page and reads it on opening. */
export function ShowResolution({ which, bagChip, onDone }: ShowResolutionProps) {
  const styles = useStyles();
  const [isWorking, setWorking] = useState(false);

  return (
    <FormDialog title="resolutions.title" about={nothing} isWorking={isWorking} onClose={onDone}>
      <div className={styles.case}>
        <CaseView which={which} bagChip={bagChip} hasHeading={false} onWorking={setWorking} />
        <p className={mergeClasses(styles.page, isWorking && styles.off)} inert={isWorking}>
          <TextLink to={getDisruptionPath(which)}>
            <FormattedMessage id="resolutions.as_page" />
          </TextLink>
        </p>
      </div>
    </FormDialog>
  );
}
