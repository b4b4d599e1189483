import { afterEach, describe, expect, it, vi } from 'vitest';

import type { AppActor } from '#machines/session/app/app.machine.ts';
import type { Reaction } from '#schema/classify.ts';
import { createReactionHandler } from './reactions.ts';

function reactTo(reaction: Reaction): unknown[] {
  const sent: unknown[] = [];
  const to = (who: string) => ({ send: (event: object) => sent.push({ to: who, ...event }) });
  const children = { notifier: to('notifier'), session: to('session') };
  createReactionHandler(() => ({ getSnapshot: () => ({ children }) }) as unknown as AppActor)(reaction);
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

const raised = (notice: object) => [{ to: 'notifier', type: 'notice.raised', notice }];

describe('a reaction', () => {
  it.each<[string, Reaction, unknown[]]>([
    ['ends the session', { kind: 'end session' }, [{ to: 'session', type: 'request.unauthorized' }]],
    [
      'ends it with its reason',
      { kind: 'end session', code: 'ACCESS_DENIED' },
      [{ to: 'session', type: 'request.unauthorized', code: 'ACCESS_DENIED' }],
    ],
    [
      'forces the customer out',
      { kind: 'force logout', code: 'SESSION_NOT_FOUND' },
      [{ to: 'session', type: 'session.forced', code: 'SESSION_NOT_FOUND' }],
    ],
    [
      'opens a dialog',
      { kind: 'dialog', title: 'Closed', body: 'Until noon' },
      [{ to: 'notifier', type: 'dialog.raised', dialog: { title: 'Closed', body: 'Until noon' } }],
    ],
    [
      'says in a dialog by what it can be found again',
      { kind: 'dialog', title: 'Closed', body: 'Until noon', reference: 'call-7' },
      [{ to: 'notifier', type: 'dialog.raised', dialog: { title: 'Closed', body: 'Until noon', reference: 'call-7' } }],
    ],
    ['leaves fields to their form', { kind: 'fields', fields: { code: 'INVALID_CODE' } }, []],
    [
      'shows the text of the code, followed by the general text',
      { kind: 'warning', code: 'INVALID_DATE' },
      raised({ severity: 'warning', text: { id: 'errors.invalid_date_time' }, general: true }),
    ],
    [
      'lists what is missing',
      { kind: 'warning', code: 'MISSING_PARAMS', messages: ['required'] },
      raised({
        severity: 'warning',
        text: { id: 'errors.missing_params' },
        general: true,
        details: ['required'],
      }),
    ],
    [
      'repeats words that came without a code',
      { kind: 'error', message: 'The lights are out' },
      raised({ severity: 'error', text: { raw: 'The lights are out' } }),
    ],
    [
      'says that it knows nothing, and what to do then',
      { kind: 'error' },
      raised({ severity: 'error', text: { id: 'errors.unknown' }, general: true }),
    ],
    [
      'says that no answer came',
      { kind: 'unanswered', code: 'NO_ANSWER' },
      raised({ severity: 'warning', text: { id: 'errors.no_answer' } }),
    ],
  ])('%s', (_, reaction, sent) => {
    expect(reactTo(reaction)).toEqual(sent);
  });

  it('says that the device is offline if that is why no answer came', () => {
    vi.stubGlobal('navigator', { onLine: false });

    expect(reactTo({ kind: 'unanswered', code: 'NO_ANSWER' })).toEqual(
      raised({ severity: 'warning', text: { id: 'errors.offline' } }),
    );
  });
});
