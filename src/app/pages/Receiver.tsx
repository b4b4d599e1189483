import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { useEffect, useState } from 'react';

import { inspectionChannel } from '../portal/inspector.ts';

const title = 'What the machines do';

/** What the machines of the portal's other tabs do, newest first. In development only, hence in English only. */
export default function Receiver() {
  const [lines, setLines] = useState<readonly string[]>([]);

  useEffect(() => {
    const channel = new BroadcastChannel(inspectionChannel);
    channel.addEventListener('message', ({ data }: MessageEvent<StatelyInspectionEvent>) =>
      setLines((before) => [`${data.createdAt} ${lineOf(data)}`, ...before].slice(0, 500)),
    );
    return () => channel.close();
  }, []);

  return (
    <main>
      <h1>{title}</h1>
      <pre>{lines.join('\n')}</pre>
    </main>
  );
}

function lineOf(event: StatelyInspectionEvent): string {
  if (event.type === '@xstate.actor') return `${event.sessionId} starts: ${event.name}`;
  if (event.type === '@xstate.event') return `${event.sessionId} <- ${JSON.stringify(event.event)}`;
  const { value, status } = event.snapshot as { value?: unknown; status: string };
  return `${event.sessionId} is ${JSON.stringify(value ?? status)}`;
}
