import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';

import type { AppActor } from '#machines/session/app/app.machine.ts';
import { usePortal } from '#src/session/portal.ts';

/**
 * Keeps the values of a form when the session ends, for the same form once the same customer has signed in again. Held
 * in memory only. Do not use it for secrets or account numbers.
 *
 * @param form name of the form, with the id of the record that it edits
 */
export function KeptTyping({ form: name }: { form: string }) {
  const { app, drafts } = usePortal();
  const form = useForm();
  const [{ typed }] = useState(drafts);

  useEffect(() => {
    const kept = new Map(Object.entries(typed.get(name) ?? {}));
    typed.delete(name);
    // A field sets its initial value when it appears, so each is restored after that.
    const stop = form.subscribe(
      ({ touched = {} }) => {
        for (const [field, value] of kept)
          if (field in touched) {
            kept.delete(field);
            form.change(field, value);
          }
      },
      { touched: true },
    );
    return () => {
      stop();
      // The fields may be gone already, and with them what the form knows about changes.
      const { initialValues, values } = form.getState();
      // A field that was emptied is missing from the values.
      const changed = Object.keys({ ...initialValues, ...values }).filter(
        (field) => values[field] !== initialValues?.[field],
      );
      if (changed.length > 0 && isInterrupted(app))
        typed.set(name, Object.fromEntries(changed.map((field) => [field, values[field]])));
    };
  }, [app, form, name, typed]);

  return null;
}

/** Returns true if a session has just ended without the customer signing out. */
function isInterrupted(app: AppActor): boolean {
  const { context, children } = app.getSnapshot();
  const reason = children.session?.getSnapshot().context.reason;
  return context.session === null && reason !== 'logout' && reason !== 'elsewhere';
}
