import { waitFor } from 'xstate';
import { type ListRead, monitoredListMachine } from '#machines/monitoring/monitoredList/monitoredList.machine.ts';
import type { DatasetActor } from '#machines/session/data/dataset.machine.ts';
import { SubscriptionsDocument } from '#src/api/generated/documents.ts';
import { tell } from '#src/lib/tell.ts';
import { query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

const name = 'OWL_MONITORED_DATA';

/** Refreshes the list through the dataset on screen, which keeps its content and shows when it is old. */
export const createReadList =
  ({ app, queries }: Pick<Portal, 'app' | 'queries'>) =>
  async (_: undefined, signal: AbortSignal): Promise<ListRead> => {
    const { children, context } = app.getSnapshot();
    const dataset = children.dataLoad?.getSnapshot().children[name] as DatasetActor | undefined;
    if (!dataset || !context.session) return { kind: 'unread' };
    tell(app, 'dataLoad', { type: 'dataset.outdated', name, isQuiet: true });
    const settled = await waitFor(dataset, (state) => !state.matches('refreshing') && !state.matches('loading'), {
      signal,
    });
    const list = (await queries()).readQuery(SubscriptionsDocument, { id: context.session.id });
    const types = list?.data?.subscriptions.subscriptions;
    return settled.matches('loaded') && types ? { kind: 'read', types } : { kind: 'unread' };
  };

/** Connects the refreshes of the list to the data load. */
export const connectMonitoredList = (portal: Portal): typeof monitoredListMachine =>
  monitoredListMachine.provide({ actors: { readList: query(createReadList(portal)) } });
