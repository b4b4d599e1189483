import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { InsuredItemsCard } from '#src/screens/claims/InsuredItemsCard.tsx';
import { useRights } from '#src/session/useRights.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { ItemRow } from '../ItemRow.tsx';
import { BankingNotice } from '../permissions/BankingNotice.tsx';
import { AddItemButton } from './AddItemButton.tsx';
import type { ItemAct, ItemDialogProps, ItemDialogs } from './dialogs.ts';
import { ItemMenu } from './ItemMenu.tsx';

type InsuredItemsProps = {
  dialogs: ItemDialogs;
  /** The page has room for the items, but not for insuring more. */
  isBasic?: boolean;
};

/**
 * Lists the insured items with their actions. The dialogs live here, because a row can unmount while its dialog is
 * open.
 */
export function InsuredItems({ dialogs, isBasic = false }: InsuredItemsProps) {
  const note = useId();
  const { addingItems, editingItems, cancellingItems } = useRights();
  const [isAdding, setAdding] = useState(false);
  const [doing, setDoing] = useState<(Omit<ItemDialogProps, 'onDone'> & { act: ItemAct }) | null>(null);
  const isReadOnly = [addingItems, editingItems, cancellingItems].includes('disabled');
  const Dialog = doing && dialogs[doing.act];
  const add = isBasic ? null : <AddItemButton onAdd={() => setAdding(true)} isAdding={isAdding} reason={note} />;
  const whyNot = (
    <Muted id={note}>
      <FormattedMessage id="claims.items.no_write" />
    </Muted>
  );

  return (
    <>
      <InsuredItemsCard
        noteOf={(items) => (
          <>
            {isReadOnly ? whyNot : null}
            <BankingNotice items={items} />
          </>
        )}
        action={add}
        emptyAction={
          <>
            {addingItems === 'disabled' ? whyNot : null}
            {add}
          </>
        }
        rowOf={(item, isFresh) => (
          <ItemRow
            item={item}
            menu={
              <ItemMenu
                item={item}
                whyNot={isReadOnly ? note : undefined}
                onChoose={(act) => setDoing({ act, item, isFresh })}
              />
            }
          />
        )}
      />
      {isAdding ? <dialogs.add onDone={() => setAdding(false)} /> : null}
      {Dialog ? <Dialog {...doing} onDone={() => setDoing(null)} /> : null}
    </>
  );
}
