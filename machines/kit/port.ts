import { fromPromise } from 'xstate';

/**
 * A dependency of a machine on the outside world. Both kinds fail until a screen provides them, so that a test finds a
 * missing port before a customer clicks without effect.
 */
export const actionPort =
  <Params = undefined>(name: string) =>
  (_: unknown, _params: Params): void => {
    throw new Error(`Nothing was provided for the port "${name}".`);
  };

export const promisePort = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Nothing was provided for the port "${name}".`)));
