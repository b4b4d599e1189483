import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components';
import { DeleteRegular, EditRegular, MoreVerticalRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Bag } from '#machines/luggage/bag.ts';
import { useRights } from '#src/session/useRights.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

const useStyles = makeStyles({ button: { minWidth: '44px', minHeight: '44px' } });

type BagMenuProps = {
  bag: Bag;
  /** Where it says why nothing can be done here. */
  whyNot: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
};

/** What can be done about a bag, as far as somebody has the rights. Who may not write finds it off. */
export function BagMenu({ bag: { pir }, whyNot, onEdit, onDelete }: BagMenuProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const { formatMessage } = useIntl();
  const { editingBags, deletingBags } = useRights();
  const place = useRef<HTMLDivElement>(null);
  if (editingBags === 'hidden' && deletingBags === 'hidden') return null;
  const isOff = editingBags === 'disabled' || deletingBags === 'disabled';
  // A dialog gives the focus back to where it was, and the menu is gone by then.
  const open = (what: () => void) => () => {
    place.current?.querySelector('button')?.focus();
    what();
  };
  const button = (
    <Button
      className={mergeClasses(touch.target, styles.button)}
      appearance="subtle"
      icon={<MoreVerticalRegular />}
      aria-label={formatMessage({ id: 'luggage.menu' }, { pir })}
      aria-describedby={isOff ? whyNot : undefined}
      disabledFocusable={isOff}
    />
  );

  return (
    <div ref={place}>
      {isOff ? (
        button
      ) : (
        <Menu positioning="below-end">
          <MenuTrigger disableButtonEnhancement>{button}</MenuTrigger>
          <MenuPopover>
            <MenuList>
              {editingBags === 'enabled' ? (
                <MenuItem className={touch.target} icon={<EditRegular />} onClick={open(onEdit)}>
                  <FormattedMessage id="luggage.edit" />
                </MenuItem>
              ) : null}
              {deletingBags === 'enabled' ? (
                <MenuItem className={touch.target} icon={<DeleteRegular />} onClick={open(onDelete)}>
                  <FormattedMessage id="luggage.delete" />
                </MenuItem>
              ) : null}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </div>
  );
}
