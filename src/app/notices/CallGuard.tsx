import { useEffect } from 'react';

import { useNotifierActor } from '#src/session/notices/useNotifier.ts';
import { useContact } from '#src/session/useContact.ts';

/**
 * Shows the cost of a call before any phone link is followed, including links in the insurer's texts. A link in the
 * text about costs calls at once.
 */
export default function CallGuard() {
  const notifier = useNotifierActor();
  const saysCost = useContact() !== null;

  useEffect(() => {
    if (!saysCost) return undefined;
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null;
      if (!link || link.closest('[data-document="call_cost_info"]')) return;
      event.preventDefault();
      const call = link.getAttribute('href') ?? '';
      notifier.send({ type: 'dialog.raised', dialog: { title: '', body: link.textContent, call } });
    };
    document.addEventListener('click', ask);
    return () => document.removeEventListener('click', ask);
  }, [notifier, saysCost]);

  return null;
}
