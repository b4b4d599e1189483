import { useIntl } from 'react-intl';

import { isCode } from '#schema/errors.ts';
import { scrubbed } from '#src/lib/scrubbed.ts';
import { type TextId, textOfCode } from '#src/lib/texts.ts';
import { useApp, usePortal } from '#src/session/portal.ts';
import styles from './BootFailure.module.css';

/**
 * Shown if the portal could not start. Texts may be missing, so they fall back to English; the title is the same in
 * every language.
 */
export function BootFailure() {
  const { app, clock } = usePortal();
  const failure = useApp(({ context }) => context.failure);
  const { messages, formatMessage } = useIntl();
  const say = (id: TextId, english: string) => (messages[id] ? formatMessage({ id }) : english);
  const message =
    failure?.code && isCode(failure.code) ? say(textOfCode(failure.code), failure.message) : failure?.message;

  return (
    <main className={styles.ground}>
      <div className={styles.card} role="alert">
        <h1 className={styles.title}>{say('app.failed.title', 'Error loading system')}</h1>
        <p className={styles.text}>{say('app.failed.body', 'We couldn’t start the portal. Try again in a minute.')}</p>
        {message ? <p className={styles.message}>{scrubbed(message)}</p> : null}
        <button
          type="button"
          className={styles.retry}
          onClick={() => app.send({ type: 'start.retried', at: clock.now() })}
        >
          {say('app.failed.retry', 'Try again')}
        </button>
        {failure?.stack ? (
          <details className={styles.details}>
            <summary className={styles.summary}>{say('app.failed.details', 'Technical details')}</summary>
            <pre className={styles.stack}>{scrubbed(failure.stack)}</pre>
          </details>
        ) : null}
      </div>
    </main>
  );
}
