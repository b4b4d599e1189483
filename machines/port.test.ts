import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { actionPort, promisePort } from './port.ts';

describe('a port that nobody filled', () => {
  it('fails loudly when something is to be done', () => {
    expect(() => actionPort('leaveBy')(undefined, undefined)).toThrow('Nothing was provided for the port "leaveBy".');
  });

  it('fails loudly when something is asked', async () => {
    const actor = createActor(promisePort<void>('logout'));
    actor.subscribe({ error: () => undefined });
    actor.start();

    await expect(toPromise(actor)).rejects.toThrow('Nothing was provided for the port "logout".');
  });
});
