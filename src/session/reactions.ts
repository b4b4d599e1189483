import type { Matter, Notice, NotifierActor } from '#machines/app/notifier.machine.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import type { Reaction } from '#schema/classify.ts';
import { textOfCode } from '#src/lib/texts.ts';

type Parties = { notifier: () => NotifierActor | undefined; session: () => SessionActor | undefined };

/** Does what the catalogue says of a failure. `about`: what failed, if it can be tried again. */
export function reactWith({ notifier, session }: Parties): (reaction: Reaction, about?: Matter) => void {
  const notify = (notice: Notice) => notifier()?.send({ type: 'notice.raised', notice });

  return (reaction, about) => {
    switch (reaction.kind) {
      case 'end session':
        return session()?.send({ type: 'request.unauthorized', ...(reaction.code && { code: reaction.code }) });
      case 'force logout':
        return session()?.send({ type: 'session.forced', code: reaction.code });
      case 'dialog': {
        const { kind: _, ...dialog } = reaction;
        return notifier()?.send({ type: 'dialog.raised', dialog });
      }
      case 'fields':
        return undefined;
      default:
        return notify({ ...noticeOf(reaction), ...(about && { about }) });
    }
  };
}

function noticeOf(reaction: Extract<Reaction, { kind: 'warning' | 'error' | 'unanswered' }>): Notice {
  if (reaction.kind === 'error')
    return { severity: 'error', text: reaction.message ? { raw: reaction.message } : { id: 'errors.unknown' } };
  const text = { id: textOfCode(reaction.code) };
  if (reaction.kind === 'unanswered') return { severity: 'warning', text };
  const { fields } = reaction;
  return { severity: 'warning', text, general: true, ...(fields && { details: Object.values(fields) }) };
}
