import { describe, expect, it } from 'vitest';

import { listener, onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import { tokenFrameMachine } from './tokenFrame.machine.ts';
import { blueCard, tokenFrameModel } from './tokenFrame.model.ts';

function openFrame() {
  const { parent, heard } = listener();
  return { ...onStage(tokenFrameMachine, { parent }), heard };
}

function openFramed() {
  const stage = openFrame();
  stage.answer('generate', { kind: 'generated', url: 'https://tokeniser.example/frame/1' });
  stage.asked();
  return stage;
}

describe('the frame for a card number', () => {
  it('ends with the token and the masked number', () => {
    const { actor, asked } = openFramed();

    actor.send({ type: 'submit.requested' });
    expect(asked()).toEqual(['postSubmit']);
    actor.send({ type: 'frame.tokenised', ...blueCard });

    expect(actor.getSnapshot().output).toEqual({ token: 'tok_1', displayValue: '**** **** **** 4242' });
  });

  it('ignores a token that it did not request', () => {
    const { actor } = openFramed();

    actor.send({ type: 'frame.tokenised', ...blueCard });

    expect(actor.getSnapshot().value).toBe('framed');
    expect(actor.getSnapshot().context.card).toBe(null);
  });

  it('submits the frame once, however often the form is sent', () => {
    const { actor, asked } = openFramed();

    actor.send({ type: 'submit.requested' });
    actor.send({ type: 'submit.requested' });

    expect(asked()).toEqual(['postSubmit']);
  });

  it('shows the refusal of the frame until the next try, and enables the form', () => {
    const { actor, heard } = openFramed();

    actor.send({ type: 'submit.requested' });
    actor.send({ type: 'frame.refused', problem: 'invalidCardNumber' });
    expect(actor.getSnapshot().value).toBe('framed');
    expect(actor.getSnapshot().context.problem).toBe('invalidCardNumber');
    expect(heard()).toEqual(['card.returned']);

    actor.send({ type: 'submit.requested' });
    expect(actor.getSnapshot().context.problem).toBe(null);
  });

  it('tracks whether the frame has the focus', () => {
    const { actor } = openFramed();
    const isFocused = () => actor.getSnapshot().context.isFocused;

    actor.send({ type: 'frame.focused' });
    expect(isFocused()).toBe(true);
    actor.send({ type: 'frame.blurred' });
    expect(isFocused()).toBe(false);
  });

  it('shows why the insurer refused the page, and logs it', () => {
    const { actor, answer, asked } = openFrame();

    answer('generate', createRefusal('HTTP_MISSING_IN_URL'));

    expect(actor.getSnapshot().value).toBe('failed');
    expect(asked()).toEqual(['generate', 'react(warning, HTTP_MISSING_IN_URL)', 'logFailure']);
  });

  it('logs a missing page, enables the form if it was sent, and requests a page again', () => {
    const { actor, asked, fail, heard } = openFrame();

    fail('generate');
    expect(actor.getSnapshot().value).toBe('failed');
    expect(asked()).toEqual(['generate', 'logFailure']);
    actor.send({ type: 'submit.requested' });
    expect(heard()).toEqual(['card.returned']);

    actor.send({ type: 'retry.requested' });
    expect(asked()).toEqual(['generate']);
  });

  it('abandons a frame that does not answer within 20 seconds, and requests another page', () => {
    const { actor, clock, asked, answer, heard } = openFramed();

    actor.send({ type: 'submit.requested' });
    clock.increment(19_999);
    expect(actor.getSnapshot().value).toBe('tokenising');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('unresponsive');
    expect(heard()).toEqual(['card.returned']);

    actor.send({ type: 'frame.tokenised', ...blueCard });
    expect(actor.getSnapshot().value).toBe('unresponsive');
    actor.send({ type: 'retry.requested' });
    answer('generate', { kind: 'generated', url: 'https://tokeniser.example/frame/2' });
    expect(actor.getSnapshot().context.url).toBe('https://tokeniser.example/frame/2');
    expect(asked()).toEqual(['postSubmit', 'logFailure', 'generate']);
  });
});

describeModel(tokenFrameModel);
