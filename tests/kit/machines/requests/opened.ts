import type { Requested } from '#machines/resolutions/requests/request.ts';
import type { requesting } from '#machines/resolutions/requests/requesting.ts';
import type { createRequestSamples } from '#machines/resolutions/requests/requests.model.ts';

import { onStage } from '../stage.ts';

export type RequestModel = ReturnType<typeof createRequestSamples> & { machine: ReturnType<typeof requesting> };

/** Tests of behaviour that all flows share that request first and choose afterwards. */
export type Promises = (model: RequestModel, remedy: Requested) => void;

type Inputs = RequestModel['inputs'];

/** Opens such a flow, at its first question by default. Each attempt has a unique key. */
export function createOpener({ machine, inputs }: RequestModel) {
  let keys = 0;
  return (more: Partial<Inputs['to be asked']> = {}) =>
    onStage(machine, { ...inputs['to be asked'], newKey: () => `key-${(keys += 1)}`, ...more });
}
