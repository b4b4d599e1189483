import { overrideOptionMachine } from '#machines/resolutions/override/overrideOption.machine.ts';
import { resolutionsOf } from '#src/api/resolutions/resolutions.ts';
import { mutation, query, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export function provideOverrideOption(portal: Portal): typeof overrideOptionMachine {
  const { readCase, submit } = resolutionsOf(portal);

  return overrideOptionMachine.provide({
    actors: {
      readCase: query(({ which }, signal) => readCase(which, signal)),
      override: mutation(portal, submit),
    },
    actions: {
      ...refusalsTo(portal, 'override'),
      announceOverridden: () => portal.notify({ severity: 'success', text: { id: 'notices.option_overridden' } }),
    },
  });
}
