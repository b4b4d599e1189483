import { type ReactNode, useState } from 'react';

import type { Bag } from '#machines/luggage/bag.ts';

import { AddBag } from '../form/AddBag.tsx';
import { DeleteBag } from '../form/DeleteBag.tsx';
import { EditBag } from '../form/EditBag.tsx';

/** `isFresh` is true if the bag was just read. */
type Doing = { what: 'adding' } | { what: 'editing'; bag: Bag; isFresh: boolean } | { what: 'deleting'; bag: Bag };

export type End = 'added' | 'edited' | 'deleted' | 'gone' | 'left';

/** Holds the open dialog on page level, because a row can unmount while its dialog is open. */
export function useDoing(onEnd: (end: End) => void = () => {}): { start: (doing: Doing) => void; dialog: ReactNode } {
  const [doing, setDoing] = useState<Doing | null>(null);
  const done = (end: End) => {
    setDoing(null);
    onEnd(end);
  };

  return { start: setDoing, dialog: doing && dialogOf(doing, done) };
}

function dialogOf(doing: Doing, onDone: (end: End) => void): ReactNode {
  switch (doing.what) {
    case 'adding':
      return <AddBag onDone={() => onDone('added')} />;
    case 'editing':
      return <EditBag bag={doing.bag} isFresh={doing.isFresh} onDone={onDone} />;
    case 'deleting':
      return <DeleteBag bag={doing.bag} onDone={onDone} />;
  }
}
