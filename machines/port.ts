import { fromPromise } from 'xstate';

/**
 * What a machine asks of the world. Both kinds fail until a screen provides them, so a missing one is found by the first
 * test that comes by it rather than by a customer for whom nothing happens.
 */
export const actionPort =
  <Params = undefined>(name: string) =>
  (_: unknown, _params: Params): void => {
    throw new Error(`Nothing was provided for the port "${name}".`);
  };

export const promisePort = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Nothing was provided for the port "${name}".`)));
