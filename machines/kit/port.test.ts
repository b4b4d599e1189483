import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { actionPort, promisePort } from './port.ts';

describe('a port that was not provided', () => {
  it('fails loudly when its action runs', () => {
    expect(() => actionPort('leaveBy')(undefined, undefined)).toThrow('Nothing was provided for the port "leaveBy".');
  });

  it('fails loudly when its actor starts', async () => {
    const actor = createActor(promisePort<void>('logout'));
    actor.subscribe({ error: () => undefined });
    actor.start();

    await expect(toPromise(actor)).rejects.toThrow('Nothing was provided for the port "logout".');
  });
});
