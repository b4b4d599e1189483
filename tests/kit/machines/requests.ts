import { describe, expect, it } from 'vitest';

import { caseOf } from '#machines/resolutions/case/case.model.ts';
import type { Requested } from '#machines/resolutions/requests/request.ts';
import type { RequestEvent, requesting } from '#machines/resolutions/requests/requesting.ts';
import { requested, type samplesOf } from '#machines/resolutions/requests/requests.model.ts';

import { describeModel } from '../model.ts';
import { onStage } from './stage.ts';

type RequestModel = ReturnType<typeof samplesOf> & { machine: ReturnType<typeof requesting> };

/** What is promised of each flow that asks for something first and lets choose then, and what each event does in it. */
export function describeRequesting(model: RequestModel, remedy: Requested): void {
  const { machine, inputs, answers, events } = model;
  const { submit, readCase } = answers;
  const noneLeft = remedy === 'HOTEL' ? 'NO_AVAILABLE_HOTELS' : 'NO_ALTERNATE_FLIGHTS';
  const choice = events['choice.made'].one;
  let keys = 0;
  const opened = (more: Partial<(typeof inputs)['to be asked']> = {}) =>
    onStage(machine, { ...inputs['to be asked'], newKey: () => `key-${(keys += 1)}`, ...more });
  const keyIn = (said: readonly string[]) => /key-\d+/.exec(said.join())?.[0];

  describe(`${machine.id}`, () => {
    it('follows the status that the insurer says', () => {
      for (const status of ['Requested', 'OptionsSent'] as const) {
        const { actor, answer } = opened();
        actor.send({ type: 'yes.answered' });
        answer('submit', submit[status]);
        if (status === 'OptionsSent') answer('readCase', readCase['to be chosen']);
        expect(actor.getSnapshot().value).toBe(status === 'OptionsSent' ? 'choosing' : 'shown');
        expect(actor.getSnapshot().context.option).toMatchObject({ status, resolutionId: 'resolution' });
      }
    });

    it('sends a request from Initial alone and a choice from OptionsSent alone', () => {
      for (const status of ['CallMe', 'Requested', 'Confirmed', 'Booked', 'Rejected', 'None', 'N/A', 'Upgraded']) {
        const { actor, asked } = opened({ option: requested(remedy, status) });
        actor.send({ type: 'yes.answered' });
        actor.send({ type: 'no.confirmed' });
        actor.send({ type: 'call.asked' });
        actor.send({ type: 'choice.made', ...choice });
        expect([status, asked()]).toEqual([status, []]);
      }
    });

    it('asks nothing of a part that was passed over for another', () => {
      const option = requested(remedy, 'Booked', { type: `${remedy}|CASH`, selected: 'CASH' });
      expect(opened({ option: { ...option, status: 'Initial' } }).actor.getSnapshot().value).toBe('shown');
    });

    it.each([
      [{}, ['yes.answered', 'no.answered']],
      [{ yesAllowed: false }, ['no.answered']],
      [{ noAllowed: false, callMeAllowed: true }, ['yes.answered', 'call.asked']],
      [{ yesAllowed: null, noAllowed: null, callMeAllowed: null }, ['yes.answered', 'no.answered']],
    ])('lets answer as %j allows', (allowances, free) => {
      const { actor } = opened({ allowances });
      const can = (['yes.answered', 'no.answered', 'call.asked'] as const).filter((type) =>
        actor.getSnapshot().can({ type }),
      );
      expect(can).toEqual(free);
    });

    it('lets nobody answer who may not write', () => {
      const { actor } = opened({ mayWrite: false });
      for (const type of ['yes.answered', 'no.answered', 'call.asked'] as const)
        expect(actor.getSnapshot().can({ type })).toBe(false);
    });

    it('says no only to whoever said so twice', () => {
      const { actor, asked } = opened();
      actor.send({ type: 'no.answered' });
      expect(asked()).toEqual([]);
      actor.send({ type: 'no.confirmed' });
      expect(asked()).toEqual([expect.stringContaining('submit')]);
      expect(actor.getSnapshot().context.attempt?.answer).toEqual({ rejected: true });
    });

    it('sends the same answer under the same key, and another under its own, where the insurer heard none', () => {
      const { actor, asked, fail, answer } = opened();
      const lost = (type: 'yes.answered' | 'call.asked') => {
        actor.send({ type });
        const key = keyIn(asked());
        fail('submit');
        answer('readCase', readCase['to be asked']);
        asked();
        return key;
      };
      const [first, again, other] = [lost('yes.answered'), lost('yes.answered'), lost('call.asked')];
      expect(again).toBe(first);
      expect(other).not.toBe(first);
    });

    it('sends nothing before it is known whether the last answer was heard', () => {
      const { actor, asked, fail } = opened();
      actor.send({ type: 'yes.answered' });
      fail('submit');
      fail('readCase');
      asked();
      actor.send({ type: 'yes.answered' });
      expect(asked()).toEqual([]);
      actor.send({ type: 'retry.asked' });
      expect(asked().join()).toContain('readCase');
    });

    it.each<[string, RequestEvent[], string, object]>([
      ['what is asked for', [{ type: 'yes.answered' }], 'Initial', {}],
      ['that nothing is', [{ type: 'no.answered' }, { type: 'no.confirmed' }], 'Initial', { rejected: true }],
      ['that a call is', [{ type: 'call.asked' }], 'Initial', { callMe: true }],
      ['what was chosen', [{ type: 'choice.made', ...choice }], 'OptionsSent', choice.choice],
    ])('tells the insurer whose it is, which, and %s', (_, said, status, answered) => {
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

    it('lets choose what there is, and look again only where there is nothing', () => {
      const none = { alternates: [], hotels: [] };
      const free = (more: Parameters<typeof opened>[0]) => {
        const snapshot = opened(more).actor.getSnapshot();
        return [snapshot.can({ type: 'choice.made', ...choice }), snapshot.can({ type: 'retry.asked' })];
      };
      const other = requested(remedy === 'HOTEL' ? 'REBOOKING' : 'HOTEL', 'OptionsSent');
      const ofOther = { alternates: other.alternates, hotels: other.hotels };
      expect(free({ option: requested(remedy, 'OptionsSent') })).toEqual([true, false]);
      expect(free({ option: requested(remedy, 'OptionsSent'), mayWrite: false })).toEqual([false, false]);
      expect(free({ option: requested(remedy, 'OptionsSent', none) })).toEqual([false, true]);
      expect(free({ option: requested(remedy, 'OptionsSent', ofOther) })).toEqual([false, true]);
    });

    it('is at work while something is on its way, and not settled while nobody knows what came of it', () => {
      const { actor, answer, fail } = opened();
      const tags = () => (['working', 'unsettled'] as const).filter((tag) => actor.getSnapshot().hasTag(tag));
      expect([actor.getSnapshot().context, tags()]).toMatchObject([{ attempt: null, doing: null, isMoved: false }, []]);
      actor.send({ type: 'yes.answered' });
      expect(tags()).toEqual(['working']);
      fail('submit');
      expect(tags()).toEqual(['working']);
      fail('readCase');
      expect(tags()).toEqual(['unsettled']);
      actor.send({ type: 'retry.asked' });
      answer('readCase', readCase['to be asked']);
      expect(tags()).toEqual([]);
      actor.send({ type: 'yes.answered' });
      answer('submit', submit.INVALID_RESOLUTION_TYPE);
      expect(tags()).toEqual(['working']);
      fail('readCase');
      expect(tags()).toEqual(['unsettled']);
    });

    it('is at work while what was found is read', () => {
      const { actor, answer } = opened();
      actor.send({ type: 'yes.answered' });
      answer('submit', submit.OptionsSent);
      expect(actor.getSnapshot().hasTag('working')).toBe(true);
    });

    it('has what was read last, and what the insurer lets answer by now', () => {
      const { actor, answer, fail } = opened();
      const context = () => actor.getSnapshot().context;
      const option = requested(remedy, 'Initial', { cap: 5 });
      actor.send({ type: 'option.read', option, allowances: { callMeAllowed: false } });
      expect(context()).toMatchObject({ option, allowances: { callMeAllowed: false } });
      actor.send({ type: 'yes.answered' });
      fail('submit');
      answer('readCase', readCase['to be asked']);
      expect(context()).toMatchObject({ option: { cap: null }, allowances: { callMeAllowed: true } });
    });

    it('that its case no longer has is not said to have been done', () => {
      const { actor, answer, asked, fail } = opened();
      actor.send({ type: 'yes.answered' });
      fail('submit');
      asked();
      answer('readCase', { kind: 'read', case: caseOf([]), at: 1 });
      expect(asked()).toEqual(['caseOutdated', 'selectAgain']);
      expect(actor.getSnapshot().context).toMatchObject({ doing: null, attempt: null, isMoved: true });
    });

    it('is not said to be answered elsewhere once it is answered again', () => {
      const { actor, answer } = opened();
      actor.send({ type: 'yes.answered' });
      answer('submit', submit.INVALID_RESOLUTION_TYPE);
      answer('readCase', readCase['to be asked']);
      expect(actor.getSnapshot().context.isMoved).toBe(true);
      actor.send({ type: 'yes.answered' });
      expect(actor.getSnapshot().context.isMoved).toBe(false);
    });

    it('says that it was answered elsewhere, until something else is answered or it stands otherwise', () => {
      const { actor, answer } = opened();
      actor.send({ type: 'yes.answered' });
      answer('submit', submit.INVALID_RESOLUTION_TYPE);
      answer('readCase', readCase['to be chosen']);
      const isMoved = () => actor.getSnapshot().context.isMoved;
      expect(isMoved()).toBe(true);
      actor.send({ type: 'option.read', ...events['option.read']['to be chosen'] });
      expect(isMoved()).toBe(true);
      actor.send({ type: 'option.read', ...events['option.read']['under way'] });
      expect(isMoved()).toBe(false);
    });

    it('keeps to the answer of the insurer, whatever is read while it comes', () => {
      const { actor, answer } = opened();
      actor.send({ type: 'yes.answered' });
      actor.send({ type: 'option.read', ...events['option.read']['under way'] });
      expect(actor.getSnapshot().value).toBe('submitting');
      answer('submit', submit.OptionsSent);
      expect(actor.getSnapshot().value).toBe('looking');
    });
  });

  const byStatus = {
    'option.read: to be asked': 'asking ()',
    'option.read: to be chosen': 'choosing ()',
    'option.read: nothing found': 'choosing (nothing found)',
    'option.read: under way': 'shown ()',
  };
  /** While something is on its way. */
  const waits = (state: string) => ({
    'option.read: to be asked': state,
    'option.read: to be chosen': state,
    'option.read: nothing found': state,
    'option.read: under way': state,
  });
  const known = ' + announceSubmitted + caseOutdated';
  const moved = ' + caseOutdated + selectAgain';

  describeModel(model, {
    'to begin with': { 'to be asked': 'asking', 'to be chosen': 'choosing', 'under way': 'shown' },
    asking: {
      ...byStatus,
      'yes.answered': 'submitting (Initial, customer.yes)',
      'no.answered': 'sure',
      'call.asked': 'submitting (Initial, customer.callMe)',
    },
    sure: {
      ...byStatus,
      'option.read: to be asked': 'sure',
      'no.confirmed': 'submitting (Initial, customer.no)',
      'no.declined': 'asking',
    },
    choosing: byStatus,
    'choosing ()': { 'choice.made: one': 'submitting (OptionsSent, customer.choose)' },
    'choosing (nothing found)': { 'retry.asked': 'looking' },
    shown: byStatus,
    submitting: {
      ...waits('submitting'),
      'submit: Requested': `shown ()${known}`,
      'submit: OptionsSent': 'looking () + announceSubmitted',
      [`submit: ${noneLeft}`]: `asking () + react(warning, ${noneLeft})`,
      'submit: INVALID_RESOLUTION_TYPE': 'rereading ()',
      'submit: RESOLUTION_NOT_FOUND': 'rereading ()',
      'submit: no answer': 'reconciling',
    },
    'submitting (OptionsSent, customer.choose)': {
      [`submit: ${noneLeft}`]: `choosing () + react(warning, ${noneLeft})`,
    },
    looking: {
      ...waits('looking'),
      'readCase: to be asked': 'asking () + caseOutdated',
      'readCase: to be chosen': 'choosing () + caseOutdated',
      'readCase: under way': 'shown () + caseOutdated',
      'readCase: TRIP_NOT_FOUND': 'choosing + react(warning, TRIP_NOT_FOUND) + caseOutdated',
      'readCase: no answer': 'choosing + announceUnanswered + caseOutdated',
    },
    rereading: {
      ...waits('rereading'),
      'readCase: to be asked': `asking${moved}`,
      'readCase: to be chosen': `choosing${moved}`,
      'readCase: under way': `shown${moved}`,
      'readCase: TRIP_NOT_FOUND': 'stale + react(warning, TRIP_NOT_FOUND)',
      'readCase: no answer': 'stale + announceUnanswered',
    },
    stale: { ...byStatus, 'retry.asked': 'rereading' },
    reconciling: {
      ...waits('reconciling'),
      'readCase: to be asked': 'asking () + announceUnanswered',
      'readCase: to be chosen': `choosing ()${moved}`,
      'readCase: under way': `shown ()${moved}`,
      'readCase: TRIP_NOT_FOUND': 'unanswered + react(warning, TRIP_NOT_FOUND)',
      'readCase: no answer': 'unanswered',
    },
    // A request leads to either.
    'reconciling (Initial, customer.yes)': {
      'readCase: to be chosen': `choosing ()${known}`,
      'readCase: under way': `shown ()${known}`,
    },
    // Whoever was called may have been offered something by now.
    'reconciling (Initial, customer.callMe)': { 'readCase: to be chosen': `choosing ()${known}` },
    'reconciling (OptionsSent, customer.choose)': {
      'readCase: to be asked': `asking ()${moved}`,
      'readCase: to be chosen': 'choosing () + announceUnanswered',
    },
    'reconciling (OptionsSent, nothing found, customer.choose)': {
      'readCase: to be asked': `asking ()${moved}`,
      'readCase: to be chosen': 'choosing () + announceUnanswered',
    },
    unanswered: { ...byStatus, 'option.read: to be asked': 'unanswered', 'retry.asked': 'reconciling' },
    'unanswered (OptionsSent, customer.choose)': {
      'option.read: to be asked': 'asking ()',
      'option.read: to be chosen': 'unanswered',
      'option.read: nothing found': 'unanswered (OptionsSent, nothing found, customer.choose)',
    },
    'unanswered (OptionsSent, nothing found, customer.choose)': {
      'option.read: to be asked': 'asking ()',
      'option.read: to be chosen': 'unanswered (OptionsSent, customer.choose)',
      'option.read: nothing found': 'unanswered',
    },
  });
}
