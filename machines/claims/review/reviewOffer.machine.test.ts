import { describe, expect, it } from 'vitest';

import { formatStates } from '#src/lib/dataState.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { createClaimRead, createDataset, createDatasetRow, which } from '../claims.model.ts';
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
    actor.send({ type: 'decision.confirmed' });
  };
  const rejects = () => {
    actor.send({ type: 'offer.declined' });
    actor.send({ type: 'decision.confirmed' });
  };
  const sends = () => {
    if (isAdjusted) rejects();
    else accepts();
    answer('checkOffer', readings[isAdjusted ? 'as it was adjusted' : 'as it was']);
  };
  const stands = () => formatStates(actor.getSnapshot().value);
  const known = () => actor.getSnapshot().context;
  return { ...stage, accepts, rejects, sends, stands, known };
}

describe('an offer', () => {
  it('is not accepted without a confirmation', () => {
    const { actor, asked, stands } = opened();

    actor.send({ type: 'decision.confirmed' });
    actor.send({ type: 'offer.accepted' });
    expect(stands()).toBe('confirming');
    actor.send({ type: 'decision.cancelled' });

    expect(stands()).toBe('reviewing');
    expect(asked()).toEqual([]);
  });

  it('is checked before it is accepted, and sent under a new key', () => {
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
    ['another month', createDataset('offer', { data: [createDatasetRow({}), createDatasetRow({ month: 12 })] })],
    [
      'another year',
      createDataset('offer', { data: [createDatasetRow({}), createDatasetRow({ month: 11, year: 2027 })] }),
    ],
    [
      'what was offered before',
      createDataset('offer', { data: [createDatasetRow({}), createDatasetRow({ month: 11, previous: 1 })] }),
    ],
    [
      'why of a month',
      createDataset('offer', { data: [createDatasetRow({}), createDatasetRow({ month: 11, notes: 'Low' })] }),
    ],
  ])('is not accepted unseen if it has %s since it was shown', (_, found) => {
    const { accepts, answer, asked, stands, known } = opened();

    accepts();
    answer('checkOffer', createClaimRead({ status: 'user-confirm-offer', datasets: [found] }));

    expect(stands()).toBe('reviewing');
    expect(known()).toMatchObject({ offer: found, isChanged: true, decision: null, key: null });
    expect(asked().filter((call) => call.startsWith('decide'))).toEqual([]);
  });

  it('is the same one with another id', () => {
    const { accepts, answer, stands } = opened();

    accepts();
    answer(
      'checkOffer',
      createClaimRead({
        status: 'user-confirm-offer',
        datasets: [{ ...offer, datasetId: 'another', completed: true }],
      }),
    );
    expect(stands()).toBe('working.sending');
  });

  it('is another one if it was adjusted since, even to the same amounts', () => {
    const { accepts, answer, stands, known } = opened();

    accepts();
    answer('checkOffer', createClaimRead({ status: 'user-confirm-dispute', datasets: [offer] }));
    expect(stands()).toBe('reviewing');
    expect(known()).toMatchObject({ isAdjusted: true, isChanged: true });
  });

  it('is accepted in its new version under another key after the customer saw the change', () => {
    const { accepts, answer, sent, known } = opened();

    accepts();
    answer('checkOffer', offered(other));
    accepts();
    expect(known().isChanged).toBe(false);
    answer('checkOffer', offered(other));
    expect(sent('decide')).toMatchObject({ key: 'key-2' });
  });

  it('cannot be accepted if it is incomplete or missing', () => {
    for (const datasets of [[], [{ ...offer, completed: false }], [createDataset('prediction')]]) {
      const { accepts, answer, stands } = opened();
      accepts();
      answer('checkOffer', createClaimRead({ status: 'user-confirm-offer', datasets }));
      expect(stands()).toBe('changedElsewhere');
    }
  });

  it('is checked after a lost answer without reporting a failure', () => {
    const { sends, fail, answer, sent, asked, stands } = opened();

    sends();
    asked();
    fail('decide');
    expect(stands()).toBe('working.checkingOutcome');
    expect(sent('readClaim')).toEqual({ alertId: 'alert-1' });
    answer('readClaim', readings.accepted);

    expect(stands()).toBe('accepted');
    expect(asked()).toEqual(['readClaim(alert-1)', 'claimOutdated']);
  });

  it.each([
    ['the same', offer, false],
    ['the same with other notes', { ...offer, notes: 'Looked at again' }, false],
    ['another one', other, true],
  ])('is confirmed with the amount that was accepted elsewhere: %s', (_, found, isChanged) => {
    const { accepts, answer, asked, stands, known } = opened();

    accepts();
    answer('checkOffer', createClaimRead({ status: 'offer-accepted', confirmed: true, datasets: [found] }));

    expect([stands(), asked()]).toEqual(['accepted', ['checkOffer(alert-1)', 'claimOutdated']]);
    expect(known()).toMatchObject({ offer: found, isChanged });
  });

  it('is confirmed with the amount shown if it was accepted and is no longer on record', () => {
    const { accepts, answer, known } = opened();

    accepts();
    answer('checkOffer', createClaimRead({ status: 'offer-accepted', confirmed: true, datasets: [] }));
    expect(known()).toMatchObject({ offer, isChanged: false });
  });

  it('is accepted again under the same key, after another check, if the insurer has not received the answer', () => {
    const { actor, sends, fail, answer, sent, stands } = opened();

    sends();
    fail('decide');
    answer('readClaim', readings['as it was']);
    expect(stands()).toBe('notReceived');
    actor.send({ type: 'resend.requested' });
    answer('checkOffer', readings['as it was']);

    expect(sent('decide')).toEqual({ ...which, decision: 'accept', key: 'key-1' });
  });

  it('stays unreceived or unanswered if it cannot be checked again', () => {
    const { actor, sends, fail, answer, accepts, stands, known } = opened();

    accepts();
    fail('checkOffer');
    expect([stands(), known().decision]).toEqual(['reviewing', null]);

    sends();
    fail('decide');
    answer('readClaim', readings['as it was']);
    actor.send({ type: 'resend.requested' });
    fail('checkOffer');
    expect([stands(), known().decision, known().key]).toEqual(['notReceived', 'accept', 'key-2']);
    actor.send({ type: 'edit.requested' });
    expect(known()).toMatchObject({ decision: null, key: null, isSent: false });
  });

  it('gives the reason of a refusal if the claim is unchanged', () => {
    const { sends, answer, asked, stands, known } = opened();

    sends();
    answer('decide', createRefusal('ALERT_NOT_FOUND'));
    answer('readClaim', readings['as it was']);

    expect([stands(), asked().at(-1)]).toEqual(['reviewing', 'react(warning, ALERT_NOT_FOUND)']);
    expect(known()).toMatchObject({ refusal: null, isSent: false });
  });

  it('is checked after a failure at the insurer and counts as accepted only if the claim says so', () => {
    const accepted = opened();
    accepted.sends();
    accepted.answer('decide', createRefusal('VENDOR_ERROR'));
    accepted.answer('readClaim', readings.accepted);
    expect(accepted.stands()).toBe('accepted');

    const { sends, answer, asked, stands, known } = opened();
    sends();
    answer('decide', createRefusal('VENDOR_ERROR'));
    answer('readClaim', readings['as it was']);
    expect([stands(), asked().at(-1)]).toEqual(['reviewing', 'react(warning, VENDOR_ERROR)']);
    expect(known()).toMatchObject({ decision: null, key: null, isSent: false });
  });

  it('reports a withdrawn offer and has the page read the claim again', () => {
    const { sends, answer, asked, stands } = opened();

    sends();
    answer('decide', createRefusal('INVALID_RESOLUTION_TYPE'));
    answer('readClaim', readings['taken back']);

    expect([stands(), asked().at(-1)]).toEqual(['changedElsewhere', 'claimOutdated']);
  });
});

describe('a customer who disagrees', () => {
  it('with a first offer continues to the dispute, and nothing is decided', () => {
    const { actor, asked } = opened();

    actor.send({ type: 'offer.declined' });

    expect(actor.getSnapshot().output).toBe('disputed');
    expect(asked()).toEqual([]);
  });

  it('with an adjusted offer is asked first, because the rejection closes the claim', () => {
    const { actor, sends, answer, sent, stands } = opened(true);

    actor.send({ type: 'offer.declined' });
    expect(stands()).toBe('confirming');
    actor.send({ type: 'decision.cancelled' });
    sends();
    expect(sent('decide')).toEqual({ ...which, decision: 'reject', key: 'key-2' });
    answer('decide', { kind: 'changed', claim: readings.rejected.claim });

    expect(stands()).toBe('rejected');
  });

  it('does not reject an accepted offer, or accept a rejected one', () => {
    const rejecting = opened(true);
    rejecting.sends();
    rejecting.fail('decide');
    rejecting.answer('readClaim', readings.accepted);
    expect(rejecting.stands()).toBe('changedElsewhere');

    const accepting = opened(true);
    accepting.accepts();
    accepting.answer('checkOffer', readings.rejected);
    expect(accepting.stands()).toBe('changedElsewhere');
  });

  it('has rejected nothing while the claim is open, was accepted, or was never disputed', () => {
    for (const changes of [
      { status: 'user-confirm-dispute', completed: true, confirmed: true },
      { status: 'offer-rejected', completed: true },
      { status: 'user-confirm-dispute', completed: false, datasets: [] },
    ]) {
      const { sends, fail, answer, stands } = opened(true);
      sends();
      fail('decide');
      answer('readClaim', createClaimRead(changes));
      expect(stands()).toBe('changedElsewhere');
    }
  });
});

describeModel(reviewOfferModel);
