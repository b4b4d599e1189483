import type { AddItemDraft } from '#machines/claims/items/addItem.logic.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import type { Entry } from '#src/wizard/keeper.ts';

type LeftItemProps = { draft: AddItemDraft; typed: Entry | null };

/** Summarises an unfinished item: the typed values if there are any, else the sent ones. */
export function LeftItem({ draft: { details }, typed }: LeftItemProps) {
  const fields = typed && typeof typed.fields === 'object' ? (typed.fields as Record<string, unknown>) : details;
  const textIn = (key: string) => (typeof fields?.[key] === 'string' ? (fields[key] as string) : null);

  return <Facts facts={{ 'claims.items.name': textIn('name'), 'claims.items.address': textIn('address') }} />;
}
