import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { frameMessage, PayoutFrameMessage } from '#schema/frames.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { portalTokens } from '#src/ui/tokens.ts';
import { Waiting } from '#src/wizard/parts/Waiting.tsx';

import { frameOrigin } from './frameOrigin.ts';

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

/**
 * Page of the payout supplier in a sandboxed frame. It can neither open windows nor navigate the portal, and only two
 * messages count, from its own window and origin.
 */
export function SupplierFrame({ url, onCompleted, onCancelled }: SupplierFrameProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasCome, setCome] = useState(false);
  const origin = frameOrigin(url, window.location.origin);

  const hear = useEffectEvent(({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== origin || source === null || source !== frame.current?.contentWindow) return;
    const said = frameMessage(PayoutFrameMessage, data);
    if (said?.status === 'completed') onCompleted();
    if (said?.status === 'cancelled') onCancelled();
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

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
      <iframe
        ref={frame}
        className={styles.frame}
        src={url}
        title={formatMessage({ id: 'payouts.frame.name' })}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
        onLoad={() => setCome(true)}
      />
    </>
  );
}
