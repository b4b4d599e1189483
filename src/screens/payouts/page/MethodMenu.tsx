import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
  Spinner,
} from '@fluentui/react-components';
import { DeleteRegular, EditRegular, MoreVerticalRegular, StarRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useRights } from '#src/session/useRights.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import type { MethodRowProps } from './MethodRow.tsx';

const useStyles = makeStyles({ button: { minWidth: '44px', minHeight: '44px' } });

/** What can be done about a payout method, as far as somebody has the rights. Who may not write finds it off. */
export function MethodMenu({ method, whyNot, isBusy, onPrefer, onEdit, onDelete }: MethodRowProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const { formatMessage } = useIntl();
  const { editingPayouts, deletingPayouts } = useRights();
  const place = useRef<HTMLDivElement>(null);
  if (editingPayouts === 'hidden' && deletingPayouts === 'hidden') return null;
  const isOff = editingPayouts === 'disabled' || deletingPayouts === 'disabled';
  // A dialog gives the focus back to where it was, and the menu is gone by then.
  const open = (what: () => void) => () => {
    place.current?.querySelector('button')?.focus();
    what();
  };
  const button = (
    <Button
      className={mergeClasses(touch.target, styles.button)}
      appearance="subtle"
      icon={isBusy ? <Spinner size="tiny" aria-hidden /> : <MoreVerticalRegular />}
      aria-label={formatMessage({ id: 'payouts.menu' }, { description: method.description })}
      aria-describedby={isOff ? whyNot : undefined}
      aria-busy={isBusy}
      disabledFocusable={isOff || isBusy}
    />
  );

  return (
    <div ref={place}>
      {isOff || isBusy ? (
        button
      ) : (
        <Menu positioning="below-end">
          <MenuTrigger disableButtonEnhancement>{button}</MenuTrigger>
          <MenuPopover>
            <MenuList>
              {editingPayouts === 'enabled' && !method.isPreferred ? (
                <MenuItem className={touch.target} icon={<StarRegular />} onClick={open(onPrefer)}>
                  <FormattedMessage id="payouts.prefer" />
                </MenuItem>
              ) : null}
              {editingPayouts === 'enabled' ? (
                <MenuItem className={touch.target} icon={<EditRegular />} onClick={open(onEdit)}>
                  <FormattedMessage id="payouts.edit" />
                </MenuItem>
              ) : null}
              {deletingPayouts === 'enabled' ? (
                <MenuItem className={touch.target} icon={<DeleteRegular />} onClick={open(onDelete)}>
                  <FormattedMessage id="payouts.delete" />
                </MenuItem>
              ) : null}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </div>
  );
}
