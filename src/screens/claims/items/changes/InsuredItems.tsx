import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useRights } from '#src/session/useRights.ts';

import { InsuredItemsCard } from '../../InsuredItemsCard.tsx';
import type { ItemAct, ItemDialogProps, ItemDialogs } from './dialogs.ts';
import { ItemMenu } from './ItemMenu.tsx';

const useStyles = makeStyles({ note: { margin: 0, color: tokens.colorNeutralForeground2 } });

/** What is insured, and what can be done about each; the dialogs are held by what stays. */
export function InsuredItems({ dialogs }: { dialogs: ItemDialogs }) {
  const styles = useStyles();
  const note = useId();
  const { editingItems, cancellingItems } = useRights();
  const [doing, setDoing] = useState<(Omit<ItemDialogProps, 'onDone'> & { act: ItemAct }) | null>(null);
  const isReadOnly = [editingItems, cancellingItems].includes('disabled');
  const Dialog = doing && dialogs[doing.act];

  return (
    <>
      <InsuredItemsCard
        note={
          isReadOnly ? (
            <p id={note} className={styles.note}>
              <FormattedMessage id="claims.items.no_write" />
            </p>
          ) : null
        }
        menuOf={(item, isFresh) => (
          <ItemMenu
            item={item}
            whyNot={isReadOnly ? note : undefined}
            onChoose={(act) => setDoing({ act, item, isFresh })}
          />
        )}
      />
      {Dialog ? <Dialog {...doing} onDone={() => setDoing(null)} /> : null}
    </>
  );
}
