import { makeStyles } from '@fluentui/react-components';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';

import { usePortal } from '#src/session/portal.ts';
import { listUnfinishedDrafts } from '#src/wizard/keeper.ts';

import { itemDraft } from './draft.ts';
import { openPurchase } from './openPurchase.ts';

const useStyles = makeStyles({ note: { margin: 0 } });

/** Mentions an unfinished item. A sent purchase with an unknown outcome takes precedence over a draft. */
export function UnfinishedItem() {
  const styles = useStyles();
  const { drafts: openDrafts, clock } = usePortal();
  const drafts = openDrafts();
  const text = useSyncExternalStore(drafts.watch, () => {
    const left = listUnfinishedDrafts(drafts, itemDraft, clock.now());
    if (left.some(openPurchase.isIn)) return 'claims.items.add.unfinished.open';
    return left.length > 0 ? 'claims.items.add.unfinished' : null;
  });

  return text ? (
    <p className={styles.note}>
      <FormattedMessage id={text} />
    </p>
  ) : null;
}
