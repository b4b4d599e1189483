import type { Matter } from '#machines/app/notifier.machine.ts';
import { overrideOptionMachine } from '#machines/resolutions/override/overrideOption.machine.ts';
import { resolutionsOf } from '#src/api/resolutions/resolutions.ts';
import { mutation, query, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

/** An agent's change by hand, connected to the insurer. */
export const provideOverrideOption =
  (about: Matter) =>
  (portal: Portal): typeof overrideOptionMachine => {
    const { readCase, submit } = resolutionsOf(portal);

    return overrideOptionMachine.provide({
      actors: {
        readCase: query(({ which }, signal) => readCase(which, signal)),
        override: mutation(portal, submit),
      },
      actions: {
        ...refusalsTo(portal, about),
        announceOverridden: () => portal.notify({ severity: 'success', text: { id: 'notices.option_overridden' } }),
      },
    });
  };
