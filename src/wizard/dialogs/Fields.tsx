import { type ReactNode, useEffect, useRef } from 'react';

import { useFillStyles } from '../frame/fillStyles.ts';

const typed = ['input', 'textarea'].map((tag) => `${tag}:not([type=hidden], [type=file], [readonly], :disabled)`);

/** The fields of a dialog with one page. The first of them has the focus when the dialog opens. */
export function Fields({ children }: { children: ReactNode }) {
  const { fields } = useFillStyles();
  const place = useRef<HTMLDivElement>(null);
  // A dialog that opens gives the focus to its first control, which closes it, once its content is there: the field comes after.
  useEffect(() => queueMicrotask(() => place.current?.querySelector<HTMLElement>(typed.join())?.focus()), []);

  return (
    <div className={fields} ref={place}>
      {children}
    </div>
  );
}
