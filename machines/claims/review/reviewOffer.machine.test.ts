import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';
import { refusedWith } from '../../answers.model.ts';
import { readAs, rowOf, setOf, which } from '../claims.model.ts';
import { reviewOfferMachine } from './reviewOffer.machine.ts';
import { adjusted, offer, offered, other, readings, reviewOfferModel } from './reviewOffer.model.ts';

function opened(isAdjusted = false) {
  let count = 0;
  const shown = isAdjusted ? adjusted : offer;
  const input = { ...which, offer: shown, isAdjusted, newKey: () => `key-${++count}` };
  const stage = onStage(reviewOfferMachine, input);
  const { actor, answer } = stage;
  const accepts = () => {
    actor.send({ type: 'offer.accepted' });
    actor.send({ type: 'answer.confirmed' });
  };
  const rejects = () => {
    actor.send({ type: 'offer.declined' });
    actor.send({ type: 'answer.confirmed' });
  };
  const sends = () => {
    if (isAdjusted) rejects();
    else accepts();
    answer('checkOffer', readings[isAdjusted ? 'as it was adjusted' : 'as it was']);
  };
  const stands = () => actor.getSnapshot().value;
  const known = () => actor.getSnapshot().context;
  return { ...stage, accepts, rejects, sends, stands, known };
}

describe('an offer', () => {
  it('is accepted by nobody who was not asked twice', () => {
    const { actor, asked, stands } = opened();

    actor.send({ type: 'answer.confirmed' });
    actor.send({ type: 'offer.accepted' });
    expect(stands()).toBe('sure');
    actor.send({ type: 'answer.withdrawn' });

    expect(stands()).toBe('reviewing');
    expect(asked()).toEqual([]);
  });

  it('is looked at before it is accepted, and sent under a key of its own', () => {
    const { accepts, answer, sent, asked, stands, actor } = opened();

    accepts();
    expect(sent('checkOffer')).toEqual({ alertId: 'alert-1' });
    answer('checkOffer', readings['as it was']);
    expect(sent('decide')).toEqual({ ...which, decision: 'accept', key: 'key-1' });
    answer('decide', { kind: 'changed', claim: readings.accepted.claim });

    expect(stands()).toBe('accepted');
    actor.send({ type: 'dialog.closed' });
    expect(actor.getSnapshot().output).toBe('decided');
    expect(asked()).not.toContain('claimOutdated');
  });

  it.each([
    ['another amount', other],
    ['other notes', { ...offer, notes: 'Looked at again' }],
    ['another month', setOf('offer', { data: [rowOf({}), rowOf({ month: 12 })] })],
    ['another year', setOf('offer', { data: [rowOf({}), rowOf({ month: 11, year: 2027 })] })],
    ['what was offered before', setOf('offer', { data: [rowOf({}), rowOf({ month: 11, previous: 1 })] })],
    ['why of a month', setOf('offer', { data: [rowOf({}), rowOf({ month: 11, notes: 'Low' })] })],
  ])('that has %s since it was shown is not accepted unseen', (_, found) => {
    const { accepts, answer, asked, stands, known } = opened();

    accepts();
    answer('checkOffer', readAs({ status: 'user-confirm-offer', datasets: [found] }));

    expect(stands()).toBe('reviewing');
    expect(known()).toMatchObject({ offer: found, isChanged: true, decision: null, key: null });
    expect(asked().filter((call) => call.startsWith('decide'))).toEqual([]);
  });

  it('that is the same by another id is the same', () => {
    const { accepts, answer, stands } = opened();

    accepts();
    answer(
      'checkOffer',
      readAs({ status: 'user-confirm-offer', datasets: [{ ...offer, datasetId: 'another', completed: true }] }),
    );
    expect(stands()).toBe('sending');
  });

  it('that was adjusted since is another one, even of the same amounts', () => {
    const { accepts, answer, stands, known } = opened();

    accepts();
    answer('checkOffer', readAs({ status: 'user-confirm-dispute', datasets: [offer] }));
    expect(stands()).toBe('reviewing');
    expect(known()).toMatchObject({ isAdjusted: true, isChanged: true });
  });

  it('that was seen changed may be accepted as it is now, under another key', () => {
    const { accepts, answer, sent, known } = opened();

    accepts();
    answer('checkOffer', offered(other));
    accepts();
    expect(known().isChanged).toBe(false);
    answer('checkOffer', offered(other));
    expect(sent('decide')).toMatchObject({ key: 'key-2' });
  });

  it('that is not complete, or not there, waits for nobody’s answer', () => {
    for (const datasets of [[], [{ ...offer, completed: false }], [setOf('prediction')]]) {
      const { accepts, answer, stands } = opened();
      accepts();
      answer('checkOffer', readAs({ status: 'user-confirm-offer', datasets }));
      expect(stands()).toBe('moved');
    }
  });

  it('of which nobody knows whether it was accepted is looked up, and nobody says that it failed', () => {
    const { sends, fail, answer, sent, asked, stands } = opened();

    sends();
    asked();
    fail('decide');
    expect(stands()).toBe('looking');
    expect(sent('readClaim')).toEqual({ alertId: 'alert-1' });
    answer('readClaim', readings.accepted);

    expect(stands()).toBe('accepted');
    expect(asked()).toEqual(['readClaim(alert-1)', 'claimOutdated']);
  });

  it.each([
    ['the same', offer, false],
    ['the same with other notes', { ...offer, notes: 'Looked at again' }, false],
    ['another one', other, true],
  ])('that was accepted elsewhere as %s is thanked for as that', (_, found, isChanged) => {
    const { accepts, answer, asked, stands, known } = opened();

    accepts();
    answer('checkOffer', readAs({ status: 'offer-accepted', confirmed: true, datasets: [found] }));

    expect([stands(), asked()]).toEqual(['accepted', ['checkOffer(alert-1)', 'claimOutdated']]);
    expect(known()).toMatchObject({ offer: found, isChanged });
  });

  it('that was accepted, and is on record no more, is thanked for as it was shown', () => {
    const { accepts, answer, known } = opened();

    accepts();
    answer('checkOffer', readAs({ status: 'offer-accepted', confirmed: true, datasets: [] }));
    expect(known()).toMatchObject({ offer, isChanged: false });
  });

  it('whose acceptance was not heard is accepted under the same key, after another look', () => {
    const { actor, sends, fail, answer, sent, stands } = opened();

    sends();
    fail('decide');
    answer('readClaim', readings['as it was']);
    expect(stands()).toBe('missing');
    actor.send({ type: 'answer.repeated' });
    answer('checkOffer', readings['as it was']);

    expect(sent('decide')).toEqual({ ...which, decision: 'accept', key: 'key-1' });
  });

  it('that cannot be looked at again stays not heard of, or not answered', () => {
    const { actor, sends, fail, answer, accepts, stands, known } = opened();

    accepts();
    fail('checkOffer');
    expect([stands(), known().decision]).toEqual(['reviewing', null]);

    sends();
    fail('decide');
    answer('readClaim', readings['as it was']);
    actor.send({ type: 'answer.repeated' });
    fail('checkOffer');
    expect([stands(), known().decision, known().key]).toEqual(['missing', 'accept', 'key-2']);
    actor.send({ type: 'answer.reconsidered' });
    expect(known()).toMatchObject({ decision: null, key: null, isSent: false });
  });

  it('that is refused though it stands as before says why', () => {
    const { sends, answer, asked, stands, known } = opened();

    sends();
    answer('decide', refusedWith('ALERT_NOT_FOUND'));
    answer('readClaim', readings['as it was']);

    expect([stands(), asked().at(-1)]).toEqual(['reviewing', 'react(warning, ALERT_NOT_FOUND)']);
    expect(known()).toMatchObject({ refusal: null, isSent: false });
  });

  it('of which something broke at the insurer is looked up: it may be accepted, and is not where it says so', () => {
    const accepted = opened();
    accepted.sends();
    accepted.answer('decide', refusedWith('VENDOR_ERROR'));
    accepted.answer('readClaim', readings.accepted);
    expect(accepted.stands()).toBe('accepted');

    const { sends, answer, asked, stands, known } = opened();
    sends();
    answer('decide', refusedWith('VENDOR_ERROR'));
    answer('readClaim', readings['as it was']);
    expect([stands(), asked().at(-1)]).toEqual(['reviewing', 'react(warning, VENDOR_ERROR)']);
    expect(known()).toMatchObject({ decision: null, key: null, isSent: false });
  });

  it('that was taken back meanwhile is said to be, and the page told to look', () => {
    const { sends, answer, asked, stands } = opened();

    sends();
    answer('decide', refusedWith('INVALID_RESOLUTION_TYPE'));
    answer('readClaim', readings['taken back']);

    expect([stands(), asked().at(-1)]).toEqual(['moved', 'claimOutdated']);
  });
});

describe('who disagrees', () => {
  it('with a first offer goes on to say what is wrong, and nothing is decided', () => {
    const { actor, asked } = opened();

    actor.send({ type: 'offer.declined' });

    expect(actor.getSnapshot().output).toBe('disagree');
    expect(asked()).toEqual([]);
  });

  it('with an adjusted one is asked first, as it closes the claim', () => {
    const { actor, sends, answer, sent, stands } = opened(true);

    actor.send({ type: 'offer.declined' });
    expect(stands()).toBe('sure');
    actor.send({ type: 'answer.withdrawn' });
    sends();
    expect(sent('decide')).toEqual({ ...which, decision: 'reject', key: 'key-2' });
    answer('decide', { kind: 'changed', claim: readings.rejected.claim });

    expect(stands()).toBe('rejected');
  });

  it('rejects nothing that was accepted meanwhile, nor the other way round', () => {
    const rejecting = opened(true);
    rejecting.sends();
    rejecting.fail('decide');
    rejecting.answer('readClaim', readings.accepted);
    expect(rejecting.stands()).toBe('moved');

    const accepting = opened(true);
    accepting.accepts();
    accepting.answer('checkOffer', readings.rejected);
    expect(accepting.stands()).toBe('moved');
  });

  it('has rejected nothing as long as the claim is open, was accepted, or never disputed', () => {
    for (const changes of [
      { status: 'user-confirm-dispute', completed: true, confirmed: true },
      { status: 'offer-rejected', completed: true },
      { status: 'user-confirm-dispute', completed: false, datasets: [] },
    ]) {
      const { sends, fail, answer, stands } = opened(true);
      sends();
      fail('decide');
      answer('readClaim', readAs(changes));
      expect(stands()).toBe('moved');
    }
  });
});

describeModel(reviewOfferModel);
