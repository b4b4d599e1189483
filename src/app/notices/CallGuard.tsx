import { useEffect } from 'react';

import { useNotifierActor } from '#src/session/notices/useNotifier.ts';
import { useContact } from '#src/session/useContact.ts';

/**
 * Says what a call costs before any phone link of the page is followed, those in the insurer's own texts included. A link
 * in the text about costs itself calls at once.
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
