import type { Requested } from '#machines/resolutions/requests/request.ts';
import type { requesting } from '#machines/resolutions/requests/requesting.ts';
import type { samplesOf } from '#machines/resolutions/requests/requests.model.ts';

import { onStage } from '../stage.ts';

export type RequestModel = ReturnType<typeof samplesOf> & { machine: ReturnType<typeof requesting> };

/** What is promised of each flow that asks for something first and lets choose then. */
export type Promises = (model: RequestModel, remedy: Requested) => void;

type Inputs = RequestModel['inputs'];

/** A flow of that kind, at its question unless it is said otherwise. Each thing that is sent has a key of its own. */
export function openerOf({ machine, inputs }: RequestModel) {
  let keys = 0;
  return (more: Partial<Inputs['to be asked']> = {}) =>
    onStage(machine, { ...inputs['to be asked'], newKey: () => `key-${(keys += 1)}`, ...more });
}
