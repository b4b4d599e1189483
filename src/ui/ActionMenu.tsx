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
import { MoreVerticalRegular } from '@fluentui/react-icons';
import { type ReactElement, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

import { useTouchStyles } from './touchStyles.ts';

const useStyles = makeStyles({ button: { minWidth: '44px', minHeight: '44px' } });

type Action = { text: TextId; icon: ReactElement; isOffered: boolean; onChoose: () => void };

type ActionMenuProps = {
  /** Accessible name that includes the subject of the actions. */
  label: string;
  actions: readonly Action[];
  isOff: boolean;
  /** Id of the element that explains why the menu is disabled. */
  whyNot: string | undefined;
  isBusy?: boolean;
};

export function ActionMenu({ label, actions, isOff, whyNot, isBusy = false }: ActionMenuProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const place = useRef<HTMLDivElement>(null);
  // A dialog returns the focus to the element that had it, so focus the button before the menu closes.
  const choose = (action: Action) => {
    place.current?.querySelector('button')?.focus();
    action.onChoose();
  };
  const button = (
    <Button
      className={mergeClasses(touch.target, styles.button)}
      appearance="subtle"
      icon={isBusy ? <Spinner size="tiny" aria-hidden /> : <MoreVerticalRegular />}
      aria-label={label}
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
              {actions
                .filter(({ isOffered }) => isOffered)
                .map((action) => (
                  <MenuItem
                    key={action.text}
                    className={touch.target}
                    icon={action.icon}
                    onClick={() => choose(action)}
                  >
                    <FormattedMessage id={action.text} />
                  </MenuItem>
                ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </div>
  );
}
