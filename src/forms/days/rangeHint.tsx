import type { Words } from '../Say.tsx';
import { When } from './When.tsx';

/** Returns a hint with the offered range; undefined if it is unlimited. */
export function rangeHint(first: string | undefined, last: string | undefined): Words | undefined {
  if (first && last) {
    const values = { first: <When day={first} />, last: <When day={last} /> };
    return { id: 'forms.date.between', values };
  }
  if (first) return { id: 'forms.date.from', values: { first: <When day={first} /> } };
  return last ? { id: 'forms.date.until', values: { last: <When day={last} /> } } : undefined;
}
