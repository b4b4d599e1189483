import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { displayType } from '../displayType.ts';
import { Muted } from '../layout/Muted.tsx';
import { wide } from '../spaces.ts';
import { surface } from '../surface.ts';
import { portalTokens } from '../tokens.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    ...surface,
    [wide]: { gridTemplateColumns: 'minmax(200px, 1fr) minmax(0, 1.6fr)' },
  },
  scene: {
    minHeight: '160px',
    backgroundImage: portalTokens.scenePlace,
    backgroundSize: 'cover',
    backgroundPosition: 'center bottom',
    [wide]: { minHeight: '220px' },
    '@media (forced-colors: active)': { display: 'none' },
  },
  words: {
    display: 'grid',
    gap: '12px',
    alignContent: 'center',
    justifyItems: 'start',
    padding: '20px 16px',
    [wide]: { padding: '32px' },
    '@media (forced-colors: active)': { gridColumn: '1 / -1' },
  },
  question: {
    margin: 0,
    ...displayType,
    fontSize: '20px',
    lineHeight: '28px',
  },
});

type InvitationProps = {
  /** Null if the heading of the page already says it. */
  question: ReactNode;
  text: ReactNode;
  action: ReactNode;
};

/** Invitation in place of an empty list: image, question, text and action. */
export function Invitation({ question, text, action }: InvitationProps) {
  const styles = useStyles();

  return (
    <section className={styles.card}>
      <div className={styles.scene} />
      <div className={styles.words}>
        {question ? <h2 className={styles.question}>{question}</h2> : null}
        <Muted>{text}</Muted>
        {action}
      </div>
    </section>
  );
}
