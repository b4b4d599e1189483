import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createRefusal } from '../kit/refusals.model.ts';
import { lostGuitar } from './bag.model.ts';
import { viewBagMachine } from './viewBag.machine.ts';
import { viewBagModel } from './viewBag.model.ts';

const opened = () => onStage(viewBagMachine, { bagId: 'guitar', known: lostGuitar });
const found = { ...lostGuitar, status: 'BAG_FOUND' };

describe('viewBagMachine', () => {
  it('shows the bag from the list until it was read', () => {
    const { actor, answer } = opened();
    expect(actor.getSnapshot().context.bag).toEqual(lostGuitar);

    answer('readBag', { kind: 'read', bag: found, at: 7 });
    expect(actor.getSnapshot().context).toMatchObject({ bag: found, readAt: 7 });
  });

  it('keeps the bag on screen when it cannot be read again', () => {
    const { actor, answer, fail } = opened();
    answer('readBag', { kind: 'read', bag: found, at: 7 });

    actor.send({ type: 'bag.outdated' });
    fail('readBag');

    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context).toMatchObject({ bag: found, readAt: 7 });
  });

  it('leaves when the bag no longer exists', () => {
    const { actor, asked, answer } = opened();

    answer('readBag', createRefusal('BAG_NOT_FOUND'));

    expect(actor.getSnapshot().status).toBe('done');
    expect(asked().at(-1)).toBe('announceGone');
  });
});

describeModel(viewBagModel);
