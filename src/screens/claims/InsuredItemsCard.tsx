import { makeStyles, tokens } from '@fluentui/react-components';
import { PlugConnectedRegular, PlugDisconnectedRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { bankingOf } from '#rules/claims/banking.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { Phone } from '#src/session/passengers/Phone.tsx';
import { Chip } from '#src/ui/content/Chip.tsx';
import { Facts } from '#src/ui/content/Facts.tsx';
import { LongList } from '#src/ui/content/LongList.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';

import { type Item, nameOf, textOf } from './items/item.ts';
import { BankingNotice } from './items/permissions/BankingNotice.tsx';
import { useItems } from './items/useItems.ts';

const useStyles = makeStyles({
  item: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '16px' },
  top: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '8px', alignItems: 'center' },
  // No higher than the name beside it.
  menu: { marginBlock: '-9px', marginInlineEnd: '-12px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 16px' },
  name: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, overflowWrap: 'anywhere' },
});

type InsuredItemsCardProps = {
  /** Above the list. */
  note?: ReactNode;
  /** How more can be insured. */
  action?: ReactNode;
  /** The same in place of a list. */
  emptyAction?: ReactNode;
  /** What can be done about it, where something can. `isFresh`: it was read a moment ago. */
  menuOf?: (item: Item, isFresh: boolean) => ReactNode;
};

/** What is insured, and whether the bank may be asked about it. */
export function InsuredItemsCard({
  note = null,
  action = null,
  emptyAction = action,
  menuOf = () => null,
}: InsuredItemsCardProps) {
  const reading = useItems();

  return (
    <DataCard
      title="claims.items.title"
      reading={reading}
      failed="claims.items.failed"
      isEmpty={({ items }) => items.length === 0}
      empty="claims.items.empty"
      emptyAction={emptyAction}
      footer={action}
    >
      {({ items }) => (
        <>
          {note}
          <BankingNotice items={items} />
          <LongList items={items} keyOf={({ itemId }) => itemId} step={5} of="ruled">
            {(item) => <ItemView item={item} menu={menuOf(item, reading.view === 'loaded')} />}
          </LongList>
        </>
      )}
    </DataCard>
  );
}

function ItemView({ item, menu }: { item: Item; menu: ReactNode }) {
  const styles = useStyles();
  const user = useDataset('USER_DETAILS').data?.user;
  const banking = bankingOf(item);

  return (
    <div className={styles.item} data-item={item.itemId}>
      <div className={styles.top}>
        <div className={styles.head}>
          <h3 className={styles.name}>{nameOf(item)}</h3>
          {banking ? <BankingChip {...banking} /> : null}
        </div>
        {menu ? <div className={styles.menu}>{menu}</div> : null}
      </div>
      <Facts
        facts={{
          'claims.items.address': textOf(item.properties.address) || null,
          'claims.items.policy': item.externalPolicyNumber,
          'claims.items.phone': user?.mobilePhoneNumber ? <Phone number={user.mobilePhoneNumber} /> : null,
          'claims.items.email': user?.emailAddress,
        }}
      />
    </div>
  );
}

/** Without access to the bank an item that needs it cannot be claimed for. */
function BankingChip({ required, granted }: { required: boolean; granted: boolean }) {
  return (
    <Chip
      tone={granted ? 'success' : required ? 'warning' : 'neutral'}
      icon={granted ? <PlugConnectedRegular /> : <PlugDisconnectedRegular />}
    >
      <FormattedMessage id={granted ? 'claims.items.connected' : 'claims.items.not_connected'} />
    </Chip>
  );
}
