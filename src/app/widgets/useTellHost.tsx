import { useCallback, useEffect } from 'react';

import { usePortal } from '#src/session/portal.ts';

import { type HostMessage, tellHost } from './tellHost.ts';

/** Returns how to send a message to the page around the frame; the same function each time. */
export function useTellHost(): (message: HostMessage) => void {
  const { widget } = usePortal();
  return useCallback((message) => tellHost(widget?.hosts ?? [], message, window), [widget]);
}

type ErrorReason = Extract<HostMessage, { type: 'error' }>['reason'];

/** Tells the host why the page is not what the host asked for. */
export function ReportError({ reason }: { reason: ErrorReason }) {
  const tell = useTellHost();
  useEffect(() => tell({ type: 'error', reason }), [tell, reason]);

  return null;
}
