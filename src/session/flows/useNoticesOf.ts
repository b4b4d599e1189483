import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';

import type { Matter } from '#machines/app/notifier.machine.ts';

import { usePortal } from '../portal.ts';

const none: readonly Matter[] = [];

/** Sent by a page as it reads again, not by its customer. */
const news: readonly string[] = ['option.read', 'account.read'];
const isNews = ({ type }: { type: string }) => news.includes(type);

/**
 * What a flow has said goes with the next thing that its customer does in it, or when they leave it: by then it is tried
 * again, mended or given up. What a page around it has read is no doing of theirs, unless it moves the flow on.
 *
 * @param own what the flow itself speaks of; the same array each time
 * @param others what going on mends besides, and leaving does not
 */
export function useNoticesOf(flow: AnyActorRef, own = none, others = none): void {
  const { outdate } = usePortal();

  useEffect(() => {
    if (own.length === 0) return;
    let stood = valueIn(flow.getSnapshot());
    const inspection = flow.system.inspect((seen) => {
      // Whatever actors tell each other, an answer that has come among it, has a source.
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
