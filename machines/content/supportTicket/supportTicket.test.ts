import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { supportTicketMachine } from './supportTicket.machine.ts';
import { supportTicketModel } from './supportTicket.model.ts';

const ticket = {
  name: 'Lina Brook',
  emailAddress: 'lina@sky.test',
  contactNumber: null,
  ticketCategory: 'trips',
  ticketSubject: 'A flight is missing',
  ticketBody: 'My flight back is not listed.',
};
const written = { type: 'ticket.written', details: ticket } as const;

function sent() {
  const stage = onStage(supportTicketMachine, { isUnheard: false });
  stage.actor.send(written);
  stage.asked();
  return stage;
}

describe('supportTicket', () => {
  it('sends a message once, however often Enter is pressed, and gives its number', () => {
    const { actor, asked, answer, sent: inputOf } = onStage(supportTicketMachine, { isUnheard: false });

    actor.send(written);
    actor.send(written);
    expect(asked()).toEqual(['keepAsUnsent', 'keepAsSent', 'sendTicket']);
    expect(inputOf('sendTicket')).toEqual({ ticket });

    answer('sendTicket', { kind: 'sent', ticketId: 'T-1042' });
    expect(asked()).toEqual(['forgetMessage', 'announceSent']);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { ticketId: 'T-1042' } });
  });

  it('marks the field that was refused until the message is sent again', () => {
    const { actor, answer } = sent();

    answer('sendTicket', createFieldRefusal('emailAddress', 'invalid'));
    expect(actor.getSnapshot().value).toEqual({ editing: 'writing' });
    expect(actor.getSnapshot().context.problems).toEqual({ emailAddress: 'invalid' });

    actor.send(written);
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  it('says why a message was refused, which then did not arrive', () => {
    const { actor, asked, answer } = sent();

    answer('sendTicket', createRefusal('SYSTEM_CONFIG_NOT_SETUP'));

    expect(actor.getSnapshot().value).toEqual({ editing: 'writing' });
    expect(asked()).toEqual(['react(warning, SYSTEM_CONFIG_NOT_SETUP)', 'keepAsUnsent']);
  });

  it('does not know whether a message arrived whose answer was lost, and sends it again only if asked', () => {
    const { actor, asked, fail } = sent();

    fail('sendTicket');
    expect(actor.getSnapshot().value).toEqual({ editing: 'outcomeUnknown' });
    expect(asked()).toEqual(['keepAsSent']);

    actor.send(written);
    expect(asked()).toContain('sendTicket');
  });

  it('does not know whether a message arrived if something broke at the insurer', () => {
    const { actor, asked, answer } = sent();

    answer('sendTicket', createRefusal('VENDOR_ERROR'));

    expect(actor.getSnapshot().value).toEqual({ editing: 'outcomeUnknown' });
    expect(asked()).toEqual(['react(warning, VENDOR_ERROR)', 'keepAsSent']);
  });

  it('still does not know about an earlier message after a later one was refused', () => {
    const { actor, answer, fail } = sent();
    fail('sendTicket');

    actor.send(written);
    answer('sendTicket', createFieldRefusal('emailAddress', 'invalid'));

    expect(actor.getSnapshot().value).toEqual({ editing: 'outcomeUnknown' });
    expect(actor.getSnapshot().context.problems).toEqual({ emailAddress: 'invalid' });
  });

  it('warns again after a reload that the message may have arrived', () => {
    const { actor } = onStage(supportTicketMachine, { isUnheard: true });

    expect(actor.getSnapshot().value).toEqual({ editing: 'outcomeUnknown' });
  });
});

describeModel(supportTicketModel);
