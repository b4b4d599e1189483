import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';

import type { Topic } from '#machines/session/app/notifier.logic.ts';

import { usePortal } from '../portal.ts';

const none: readonly Topic[] = [];

/** Events that the page sends after a refetch, rather than the customer. */
const news: readonly string[] = ['option.read', 'account.read'];
const isNews = ({ type }: { type: string }) => news.includes(type);

/**
 * Removes a flow's notices at the customer's next action in it, or when the customer leaves: by then the failure is
 * retried, corrected or abandoned. Refetched data of the page counts only if it changes the flow's state.
 *
 * @param own topics of the flow; the same array on each render
 * @param others further topics that progress resolves but leaving does not
 */
export function useFlowNotices(flow: AnyActorRef, own = none, others = none): void {
  const { outdate } = usePortal();

  useEffect(() => {
    if (own.length === 0) return;
    let stood = valueIn(flow.getSnapshot());
    const inspection = flow.system.inspect((seen) => {
      // Events between actors, including answers, have a source.
      if (seen.type === '@xstate.event' && !seen.sourceRef && !isNews(seen.event)) outdate(...own, ...others);
      if (seen.type !== '@xstate.snapshot' || seen.actorRef !== flow) return;
      const stands = valueIn(seen.snapshot);
      if (isNews(seen.event) && stands !== stood) outdate(...own, ...others);
      stood = stands;
    });
    return () => {
      inspection.unsubscribe();
      outdate(...own);
    };
  }, [flow, own, others, outdate]);
}

const valueIn = (snapshot: object): string => ('value' in snapshot ? JSON.stringify(snapshot.value) : '');
