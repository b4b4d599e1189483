import { viewCaseMachine } from '#machines/resolutions/case/viewCase.machine.ts';
import { resolutionsOf } from '#src/api/resolutions/resolutions.ts';
import { query, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export function provideViewCase(portal: Portal): typeof viewCaseMachine {
  const { readCase } = resolutionsOf(portal);

  return viewCaseMachine.provide({
    actors: { readCase: query(({ which }, signal) => readCase(which, signal)) },
    actions: refusalsTo(portal, 'case'),
  });
}
