import { contentMachine, type What } from '#machines/content/content.machine.ts';
import { createBundlesApi } from '#src/api/content/bundles.ts';
import { query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { createContentCache } from './contentCache.ts';

/** Provides the content machine with the insurer's content and the cache. Failures are silent. */
export const connectContent =
  (what: What) =>
  ({ app, client, clock, local, notify, react }: Portal): typeof contentMachine => {
    const signedIn = app.getSnapshot().context.session !== null;
    const bundles = createBundlesApi({ client, now: clock.now, signedIn });

    return contentMachine.provide({
      actors: {
        getContent: query(({ product, bundle, locale }, signal) =>
          what === 'articles'
            ? bundles.articles({ bundle, locale }, signal)
            : bundles.questions({ product, bundle, locale }, signal),
        ),
      },
      actions: {
        react: (_, { reaction }) => {
          if (reaction.kind === 'end session' || reaction.kind === 'force logout') react(reaction);
        },
        keepContent: ({ context }, { content }) => {
          if (content) createContentCache(local, context.bundle).keep(what, content);
        },
        keepDismissal: ({ context }, { id }) => {
          createContentCache(local, context.bundle).putAway(id);
          notify({ severity: 'success', text: { id: 'notices.put_away' } });
        },
        forgetDismissals: ({ context }) => {
          createContentCache(local, context.bundle).haveBack();
          notify({ severity: 'success', text: { id: 'notices.had_back' } });
        },
      },
    });
  };
