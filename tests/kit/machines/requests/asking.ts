import { describe, expect, it } from 'vitest';

import type { RequestEvent } from '#machines/resolutions/requests/requesting.setup.ts';
import { requested } from '#machines/resolutions/requests/requests.model.ts';

import { createOpener, type Promises } from './opened.ts';

export const promiseAsking: Promises = (model, remedy) => {
  const { machine, inputs, events } = model;
  const choice = events['choice.made'].one;
  const opened = createOpener(model);

  describe(`${machine.id}`, () => {
    it('sends a request only from Initial, and a choice only from OptionsSent', () => {
      for (const status of ['CallMe', 'Requested', 'Confirmed', 'Booked', 'Rejected', 'None', 'N/A', 'Upgraded']) {
        const { actor, asked } = opened({ option: requested(remedy, status) });
        actor.send({ type: 'option.requested' });
        actor.send({ type: 'decline.confirmed' });
        actor.send({ type: 'call.requested' });
        actor.send({ type: 'choice.made', ...choice });
        expect([status, asked()]).toEqual([status, []]);
      }
    });

    it('sends nothing for a part that was passed over for another', () => {
      const option = requested(remedy, 'Booked', { type: `${remedy}|CASH`, selected: 'CASH' });
      expect(opened({ option: { ...option, status: 'Initial' } }).actor.getSnapshot().value).toBe('readOnly');
    });

    it.each([
      [{}, ['option.requested', 'decline.requested']],
      [{ yesAllowed: false }, ['decline.requested']],
      [{ noAllowed: false, callMeAllowed: true }, ['option.requested', 'call.requested']],
      [{ yesAllowed: null, noAllowed: null, callMeAllowed: null }, ['option.requested', 'decline.requested']],
    ])('allows answers according to %j', (allowances, free) => {
      const { actor } = opened({ allowances });
      const can = (['option.requested', 'decline.requested', 'call.requested'] as const).filter((type) =>
        actor.getSnapshot().can({ type }),
      );
      expect(can).toEqual(free);
    });

    it('allows no answers without the right to write', () => {
      const { actor } = opened({ mayWrite: false });
      for (const type of ['option.requested', 'decline.requested', 'call.requested'] as const)
        expect(actor.getSnapshot().can({ type })).toBe(false);
    });

    it('declines only after a confirmation', () => {
      const { actor, asked } = opened();
      actor.send({ type: 'decline.requested' });
      expect(asked()).toEqual([]);
      actor.send({ type: 'decline.confirmed' });
      expect(asked()).toEqual([expect.stringContaining('submit')]);
      expect(actor.getSnapshot().context.attempt?.answer).toEqual({ rejected: true });
    });

    it.each<[string, RequestEvent[], string, object]>([
      ['what is asked for', [{ type: 'option.requested' }], 'Initial', {}],
      [
        'that nothing is',
        [{ type: 'decline.requested' }, { type: 'decline.confirmed' }],
        'Initial',
        { rejected: true },
      ],
      ['that a call is', [{ type: 'call.requested' }], 'Initial', { callMe: true }],
      ['what was chosen', [{ type: 'choice.made', ...choice }], 'OptionsSent', choice.choice],
    ])('sends the ids of customer, option and resolution, and %s', (_, said, status, answered) => {
      const { actor, fail, sent } = opened({ option: requested(remedy, status) });
      for (const each of said) actor.send(each);
      expect(sent('submit')).toEqual({
        userId: 'anna',
        resolutionType: remedy,
        optionId: 'option',
        resolutionId: status === 'Initial' ? null : 'resolution',
        answer: answered,
        key: expect.stringMatching(/^key-\d+$/),
      });
      fail('submit');
      expect(sent('readCase')).toEqual(inputs['to be asked'].which);
    });
  });
};
