import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { listVisibleOptions } from '#machines/resolutions/case/remedies.ts';
import type { DisruptionRef } from '#machines/resolutions/resolutions.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';

import { useSeen } from '../case/useSeen.ts';
import { useSeesAll } from '../override/useOverriding.ts';
import { connectUnasked } from './connectUnasked.ts';

// Keeps its room while the options are read, so that nothing moves when the answer comes.
const useStyles = makeStyles({ unread: { visibility: 'hidden' } });

type WhenOfferedProps = {
  which: DisruptionRef;
  /** The way to the options. Also shown if they cannot be read: the page that it leads to can try again. */
  children: ReactNode;
  otherwise?: ReactNode;
};

export function WhenOffered({ which, children, otherwise = null }: WhenOfferedProps) {
  const styles = useStyles();
  const flow = useFlow(connectUnasked, { input: { which } });
  const state = useSelector(flow, (snapshot) => snapshot);
  const seesAll = useSeesAll();
  useSeen(flow);
  const { case: told } = state.context;
  if (told) return listVisibleOptions(told, seesAll).length > 0 ? children : otherwise;
  if (state.matches('none')) return otherwise;

  return state.matches('reading') ? <span className={styles.unread}>{children}</span> : children;
}
