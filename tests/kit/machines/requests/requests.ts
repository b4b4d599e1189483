import type { Requested } from '#machines/resolutions/requests/request.ts';

import { promiseAnswered } from './answered.ts';
import { promiseAsking } from './asking.ts';
import { promiseChoosing } from './choosing.ts';
import type { RequestModel } from './opened.ts';

/** Tests the behaviour that requests for another flight and for a hotel share: ask first, then choose. */
export function describeRequesting(model: RequestModel, remedy: Requested): void {
  promiseAsking(model, remedy);
  promiseChoosing(model, remedy);
  promiseAnswered(model, remedy);
}
