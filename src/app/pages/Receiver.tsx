import { makeStyles } from '@fluentui/react-components';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { useEffect, useState } from 'react';

import { inspectionChannel } from '../portal/inspector.ts';

const title = 'What the machines do';
const longest = 400;

const useStyles = makeStyles({
  page: { padding: '24px' },
  lines: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** Shows the state changes of the machines in other tabs, newest first. Development only, therefore in English. */
export default function Receiver() {
  const styles = useStyles();
  const [lines, setLines] = useState<readonly string[]>([]);

  useEffect(() => {
    const channel = new BroadcastChannel(inspectionChannel);
    channel.addEventListener('message', ({ data }: MessageEvent<StatelyInspectionEvent>) =>
      setLines((before) => [`${timeOf(data)} ${shortened(lineOf(data))}`, ...before].slice(0, 500)),
    );
    return () => channel.close();
  }, []);

  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <pre className={styles.lines}>{lines.join('\n')}</pre>
    </main>
  );
}

const timeOf = ({ createdAt }: StatelyInspectionEvent) => new Date(Number(createdAt)).toISOString().slice(11, 23);

/** Some events contain all texts of the portal. */
const shortened = (line: string) => (line.length > longest ? `${line.slice(0, longest)} …` : line);

function lineOf(event: StatelyInspectionEvent): string {
  if (event.type === '@xstate.actor') return `${event.sessionId} starts: ${event.name}`;
  if (event.type === '@xstate.event') return `${event.sessionId} <- ${JSON.stringify(event.event)}`;
  const { value, status } = event.snapshot as { value?: unknown; status: string };
  return `${event.sessionId} is ${JSON.stringify(value ?? status)}`;
}
