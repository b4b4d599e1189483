import { viewCaseMachine } from '#machines/resolutions/case/viewCase.machine.ts';
import { createResolutionsApi } from '#src/api/resolutions/resolutions.ts';
import { createRefusalPorts, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export function connectViewCase(portal: Portal): typeof viewCaseMachine {
  const { readCase } = createResolutionsApi(portal);

  return viewCaseMachine.provide({
    actors: { readCase: query(({ which }, signal) => readCase(which, signal)) },
    actions: createRefusalPorts(portal, 'case'),
  });
}
