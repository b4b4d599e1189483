import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { frameMessage, PayoutFrameMessage } from '#schema/frames.ts';
import { frameOrigin } from '#src/lib/browser/frameOrigin.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { ForeignFrame } from '#src/ui/frames/ForeignFrame.tsx';
import { portalTokens } from '#src/ui/tokens.ts';
import { Waiting } from '#src/wizard/parts/Waiting.tsx';

const useStyles = makeStyles({
  frame: {
    flexGrow: 1,
    width: '100%',
    minHeight: '360px',
    boxSizing: 'border-box',
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
    borderRadius: portalTokens.borderRadiusInner,
  },
});

type SupplierFrameProps = { url: string; onCompleted: () => void; onCancelled: () => void };

/** A page of the payout supplier in a frame. Of what it says two words are understood. */
export function SupplierFrame({ url, onCompleted, onCancelled }: SupplierFrameProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const [hasCome, setCome] = useState(false);
  const origin = frameOrigin(url, window.location.origin);

  const hear = (data: unknown) => {
    const said = frameMessage(PayoutFrameMessage, data);
    if (said?.status === 'completed') onCompleted();
    if (said?.status === 'cancelled') onCancelled();
  };

  if (origin === null)
    return (
      <div role="alert">
        <Notice tone="danger">
          <FormattedMessage id="payouts.frame.unsafe" />
        </Notice>
      </div>
    );
  return (
    <>
      {hasCome ? null : <Waiting text="payouts.frame.opening" onStop={onCancelled} />}
      <ForeignFrame
        className={styles.frame}
        url={url}
        origin={origin}
        title={formatMessage({ id: 'payouts.frame.name' })}
        onMessage={hear}
        onLoad={() => setCome(true)}
      />
    </>
  );
}
