import { overrideOptionMachine } from '#machines/resolutions/override/overrideOption.machine.ts';
import { createResolutionsApi } from '#src/api/resolutions/resolutions.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export function connectOverrideOption(portal: Portal): typeof overrideOptionMachine {
  const { readCase, submit } = createResolutionsApi(portal);

  return overrideOptionMachine.provide({
    actors: {
      readCase: query(({ which }, signal) => readCase(which, signal)),
      override: mutation(portal, submit),
    },
    actions: {
      ...createRefusalPorts(portal, 'override'),
      announceOverridden: () => portal.notify({ severity: 'success', text: { id: 'notices.option_overridden' } }),
    },
  });
}
