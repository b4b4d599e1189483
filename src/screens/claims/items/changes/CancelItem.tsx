import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { usePortal } from '#src/session/portal.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import { Prompt } from '#src/ui/Prompt.tsx';
import { ConfirmCancellation } from '#src/wizard/dialogs/ConfirmCancellation.tsx';

import { getItemName, type Item, toText } from '../item.ts';
import { useItems } from '../useItems.ts';
import { connectCancelItem } from './connectCancelItem.ts';
import type { ItemDialogProps } from './dialogs.ts';
import { OpenClaims } from './OpenClaims.tsx';
import { useOpenClaims } from './useOpenClaims.ts';

const ofItem: readonly Topic[] = ['item'];

/** Asks to confirm a cancellation and says what ends and when. While the item has an open claim it says only that. */
export function CancelItem({ item, onDone }: ItemDialogProps) {
  const { itemId } = item;
  const { app } = usePortal();
  const { data } = useItems();
  const { view } = useDataset('ITEM_ALERTS');
  const isClaimed = useOpenClaims(itemId).length > 0;
  // The claim may have been closed elsewhere, so read the claims again instead of blocking the cancellation.
  const [wasClaimed] = useState(isClaimed);
  useEffect(() => {
    if (wasClaimed) tellOutdated(app, 'ITEM_ALERTS');
  }, [app, wasClaimed]);

  return (
    <ConfirmCancellation
      id={itemId}
      provide={connectCancelItem}
      about={ofItem}
      text={(part) => `claims.items.cancel.${part}`}
      values={{ name: getItemName(item) }}
      details={<WhatEnds item={item} />}
      isMissed={data !== null && !data.items.some((each) => each.itemId === itemId)}
      isLocked={isClaimed && (view === 'loaded' || view === 'refreshing')}
      locked={(attributes, onClose) => (
        <Prompt
          title={<FormattedMessage id="claims.items.cancel.locked" values={{ name: getItemName(item) }} />}
          main={{ text: <FormattedMessage id="claims.items.back" />, onChoose: onClose }}
        >
          <div {...attributes}>
            <FormattedMessage id="claims.items.cancel.locked.body" /> <OpenClaims of={itemId} />
          </div>
        </Prompt>
      )}
      onDone={onDone}
    />
  );
}

function WhatEnds({ item }: { item: Item }) {
  const isClaimed = useOpenClaims(item.itemId).length > 0;

  return (
    <>
      <Facts
        facts={{
          'claims.items.name': getItemName(item),
          'claims.items.address': toText(item.properties.address) || null,
          'claims.items.policy': item.externalPolicyNumber,
        }}
      />
      <span>
        <FormattedMessage id="claims.items.cancel.ends" />
      </span>
      {isClaimed ? (
        <span>
          <FormattedMessage id="claims.items.cancel.locked.body" /> <OpenClaims of={item.itemId} />
        </span>
      ) : null}
    </>
  );
}
