import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedWith } from '../../answers.model.ts';
import { viewCaseMachine } from './viewCase.machine.ts';
import { viewCaseModel } from './viewCase.model.ts';

const { read, 'somebody acts': moving } = viewCaseModel.answers.readCase;
const opened = () => onStage(viewCaseMachine, viewCaseModel.inputs['of a flight']);

describe('looking at what may be had', () => {
  it('keeps what it has where it cannot be read again', () => {
    const { actor, answer, fail } = opened();
    answer('readCase', read);
    actor.send({ type: 'case.outdated' });
    fail('readCase');

    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context).toMatchObject({ case: read.case, readAt: 1 });
  });

  it('reads anew what was written to while it was read', () => {
    const { actor, answer, asked } = opened();
    actor.send({ type: 'case.outdated' });
    answer('readCase', read);

    expect(asked().filter((each) => each.startsWith('readCase'))).toHaveLength(2);
    expect(actor.getSnapshot().value).toBe('shown');
  });

  it('is read every ten seconds for as long as somebody acts, and then no more', () => {
    const { actor, answer, clock } = opened();
    answer('readCase', moving);
    clock.increment(10_000);
    expect(actor.getSnapshot().value).toBe('reading');

    answer('readCase', read);
    clock.increment(60_000);
    expect(actor.getSnapshot().value).toBe('shown');
  });

  it('is read once, ten seconds after something could not be had', () => {
    const { actor, answer, clock } = opened();
    answer('readCase', read);
    actor.send({ type: 'option.failed' });
    clock.increment(9_999);
    expect(actor.getSnapshot().value).toBe('shown');

    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('reading');
    answer('readCase', read);
    clock.increment(60_000);
    expect(actor.getSnapshot().value).toBe('shown');
  });

  it('is not read while nobody looks, and at once when somebody does', () => {
    const { actor, answer, clock } = opened();
    answer('readCase', moving);
    actor.send({ type: 'page.hidden' });
    clock.increment(60_000);
    expect(actor.getSnapshot().value).toBe('shown');

    actor.send({ type: 'page.seen', at: 2 });
    expect(actor.getSnapshot().value).toBe('reading');
  });

  it('shows nothing any more of what the insurer no longer knows', () => {
    const { actor, answer } = opened();
    answer('readCase', read);
    actor.send({ type: 'case.outdated' });
    answer('readCase', refusedWith('NO_ALERT_EXISTS'));

    expect(actor.getSnapshot().value).toBe('none');
    expect(actor.getSnapshot().context.case).toBeNull();
  });
});

type Known = '' | 'still' | 'awaited';

const at = (state: string, known: Known, isHidden: boolean) =>
  `${state} (${[known, isHidden && 'hidden'].filter(Boolean).join(', ')})`;

/** The same in each place, whether it is looked at or not. */
const rowsOf = (known: Known, isHidden: boolean) => {
  const to = (state: string, now: Known = known, hidden = isHidden) => at(state, now, hidden);
  const isKnown = known !== '';
  const failed = {
    'retry.asked': to('reading'),
    'page.hidden': to('failed', known, true),
    'page.seen: soon': to('reading', known, false),
    'page.seen: later': to('reading', known, false),
  };
  return {
    [to('reading')]: {
      'readCase: read': to('shown', 'still'),
      'readCase: somebody acts': to('shown', 'awaited'),
      'readCase: NO_ALERT_EXISTS': `${to('none', '')} + react(warning, NO_ALERT_EXISTS)`,
      'readCase: VENDOR_ERROR': `${to('failed')} + react(warning, VENDOR_ERROR)`,
      'readCase: no answer': `${to('failed')} + announceUnanswered`,
      'case.outdated': to('reading'),
      ...(isKnown && { 'option.failed': to('reading', 'awaited') }),
      'page.hidden': to('reading', known, true),
      'page.seen: soon': to('reading', known, false),
      'page.seen: later': to('reading', known, false),
    },
    [to('failed')]: {
      ...failed,
      ...(isKnown && { 'case.outdated': to('reading') }),
      ...(known === 'awaited' && !isHidden && { 'after caseRefresh': to('reading') }),
    },
    ...(isKnown && {
      [to('shown')]: {
        'case.outdated': to('reading'),
        'option.failed': to('shown', 'awaited'),
        'page.hidden': to('shown', known, true),
        'page.seen: soon': to(known === 'awaited' ? 'reading' : 'shown', known, false),
        'page.seen: later': to('reading', known, false),
        ...(known === 'awaited' && !isHidden && { 'after caseRefresh': to('reading') }),
      },
    }),
    ...(!isKnown && {
      [to('none')]: {
        'retry.asked': to('reading'),
        'page.hidden': to('none', '', true),
        'page.seen: soon': to('none', '', false),
        'page.seen: later': to('none', '', false),
      },
    }),
  };
};

describeModel(
  viewCaseModel,
  { 'to begin with': { 'of a flight': 'reading' } },
  ...([true, false] as const).flatMap((isHidden) =>
    (['', 'still', 'awaited'] as const).map((known) => rowsOf(known, isHidden)),
  ),
);
