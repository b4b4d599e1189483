import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { NavigationRegular, PersonRegular, SignOutRegular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink, useNavigate } from 'react-router-dom';

import { tell } from '#src/lib/tell.ts';
import { useApp, usePortal } from '#src/session/portal.ts';

import { useVariantRoutes } from '../routing/useVariantRoutes.ts';
import { useOwnName } from './useOwnName.ts';

const useStyles = makeStyles({
  nav: { display: 'none', gap: '4px', '@media (min-width: 720px)': { display: 'flex' } },
  narrow: { '@media (min-width: 720px)': { display: 'none' } },
  button: { minWidth: '44px', minHeight: '44px' },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '12px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  here: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** Where a customer can go, and out. On a narrow screen one button holds both. */
export default function UserMenu() {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { app } = usePortal();
  const entries = useVariantRoutes().flatMap(({ path, menu }) => (menu ? [{ to: path, text: menu }] : []));
  const name = useOwnName();
  const isAgent = useApp(({ context }) => Boolean(context.session?.agentId));

  return (
    <>
      <nav className={styles.nav} aria-label={formatMessage({ id: 'shell.menu' })}>
        {entries.map(({ to, text }) => (
          <NavLink key={to} to={to} className={({ isActive }) => mergeClasses(styles.link, isActive && styles.here)}>
            <FormattedMessage id={text} />
          </NavLink>
        ))}
      </nav>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            className={styles.button}
            aria-label={formatMessage({ id: 'shell.account' })}
            icon={
              <>
                <PersonRegular className={mergeClasses(styles.nav)} />
                <NavigationRegular className={styles.narrow} />
              </>
            }
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <div className={styles.narrow}>
              {entries.map(({ to, text }) => (
                <MenuItem key={to} onClick={() => void navigate(to)}>
                  <FormattedMessage id={text} />
                </MenuItem>
              ))}
              <MenuDivider />
            </div>
            <MenuGroup>
              {name ? (
                <MenuGroupHeader>
                  <FormattedMessage id={isAgent ? 'shell.acting' : 'shell.signed_in_as'} values={{ name }} />
                </MenuGroupHeader>
              ) : null}
              <MenuItem icon={<SignOutRegular />} onClick={() => tell(app, 'session', { type: 'session.closed' })}>
                <FormattedMessage id="shell.sign_out" />
              </MenuItem>
            </MenuGroup>
          </MenuList>
        </MenuPopover>
      </Menu>
    </>
  );
}
