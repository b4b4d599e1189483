import { type ReactNode, useEffect, useRef } from 'react';

import { useFillStyles } from '../frame/fillStyles.ts';

const typed = ['input', 'textarea'].map((tag) => `${tag}:not([type=hidden], [type=file], [readonly], :disabled)`);

/** Fields of a dialog with one page. The first field gets the focus when the dialog opens. */
export function Fields({ children }: { children: ReactNode }) {
  const { fields } = useFillStyles();
  const place = useRef<HTMLDivElement>(null);
  // Fluent focuses the first control, the close button, once the content is rendered, so focus the field after that.
  useEffect(() => queueMicrotask(() => place.current?.querySelector<HTMLElement>(typed.join())?.focus()), []);

  return (
    <div className={fields} ref={place}>
      {children}
    </div>
  );
}
