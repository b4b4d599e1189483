import type { AddItemDraft } from '#machines/claims/items/addItem.machine.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import type { Entry } from '#src/wizard/keeper.ts';

type LeftItemProps = { draft: AddItemDraft; typed: Entry | null };

/** What there is of something that is not insured yet: what is typed, else what was sent. */
export function LeftItem({ draft: { details }, typed }: LeftItemProps) {
  const fields = typed && typeof typed.fields === 'object' ? (typed.fields as Record<string, unknown>) : details;
  const textIn = (key: string) => (typeof fields?.[key] === 'string' ? (fields[key] as string) : null);

  return <Facts facts={{ 'claims.items.name': textIn('name'), 'claims.items.address': textIn('address') }} />;
}
