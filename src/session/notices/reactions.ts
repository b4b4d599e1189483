import type { AppActor } from '#machines/session/app/app.machine.ts';
import type { Notice, Topic } from '#machines/session/app/notifier.logic.ts';
import type { Reaction } from '#schema/classify.ts';
import { tell } from '#src/lib/tell.ts';
import { textOfCode } from '#src/lib/texts.ts';

import { unansweredText } from './unansweredText.ts';

/**
 * Returns a function that reacts to a failure as the catalogue prescribes. `about` is the topic of a failure that can
 * be retried.
 */
export function createReactionHandler(app: () => AppActor): (reaction: Reaction, about?: Topic) => void {
  return (reaction, about) => {
    switch (reaction.kind) {
      case 'end session':
        return tell(app(), 'session', { type: 'request.unauthorized', ...(reaction.code && { code: reaction.code }) });
      case 'force logout':
        return tell(app(), 'session', { type: 'session.forced', code: reaction.code });
      case 'dialog': {
        const { kind: _, ...dialog } = reaction;
        return tell(app(), 'notifier', { type: 'dialog.raised', dialog });
      }
      case 'fields':
        return undefined;
      default:
        return tell(app(), 'notifier', {
          type: 'notice.raised',
          notice: { ...noticeOf(reaction), ...(about && { about }) },
        });
    }
  };
}

function noticeOf(reaction: Extract<Reaction, { kind: 'warning' | 'error' | 'unanswered' }>): Notice {
  if (reaction.kind === 'error')
    return reaction.message
      ? { severity: 'error', text: { raw: reaction.message } }
      : { severity: 'error', text: { id: 'errors.unknown' }, general: true };
  if (reaction.kind === 'unanswered') return { severity: 'warning', text: { id: unansweredText() } };
  const text = { id: textOfCode(reaction.code) };
  const { messages } = reaction;
  return { severity: 'warning', text, general: true, ...(messages && { details: messages }) };
}
