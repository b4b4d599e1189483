import type { Portal } from '../portal.ts';
import { remembered } from '../remembered.ts';

const deleted = remembered<ReadonlySet<string>>(new Set());

/** A passenger or a trip is on no list from now on, though one that was read before, or that cannot be read again, still has it. */
export const leaveOut = ({ app }: Pick<Portal, 'app'>, id: string): void =>
  deleted.change(app, (ids) => new Set([...ids, id]));

export const useDeletedIds = deleted.useRemembered;
