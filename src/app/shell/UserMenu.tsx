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
  shorthands,
  tokens,
} from '@fluentui/react-components';
import { NavigationRegular, PersonRegular, SignOutRegular } from '@fluentui/react-icons';
import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';

import type { TextId } from '#src/lib/texts.ts';
import { useApp } from '#src/session/portal.ts';
import { useActing } from '#src/session/useActing.ts';
import { useLanguages } from '#src/session/useLanguages.ts';
import { usePermissions } from '#src/session/useRights.ts';
import { portalTokens } from '#src/ui/tokens.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { LanguageItems } from '../languages/LanguageItems.tsx';
import { SignOut } from '../notices/SignOut.tsx';
import { useVariantRoutes } from '../routing/useVariantRoutes.ts';
import { useOwnName } from './useOwnName.ts';
import { usePlace } from './usePlace.ts';

const useStyles = makeStyles({
  // The menu may be higher than a small window below the header.
  popover: {
    maxHeight: 'calc(100dvh - 72px)',
    overflowY: 'auto',
    ...shorthands.borderColor(tokens.colorNeutralStroke2),
  },
  nav: { display: 'none', gap: '4px', '@media (min-width: 840px)': { display: 'flex' } },
  narrow: { '@media (min-width: 840px)': { display: 'none' } },
  button: {
    minWidth: '44px',
    minHeight: '44px',
    padding: '0 6px',
    '> span': { width: 'auto', height: 'auto' },
    color: portalTokens.headerForeground,
    ':hover': { color: portalTokens.headerForeground, backgroundColor: portalTokens.headerHere },
    ':focus-visible': { outline: `2px solid ${portalTokens.headerForeground}` },
  },
  initials: {
    placeItems: 'center',
    flexShrink: 0,
    width: '32px',
    height: '32px',
    borderRadius: portalTokens.borderRadiusNode,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: '12px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: 0,
    display: 'none',
    '@media (min-width: 840px)': { display: 'grid' },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '14px',
    position: 'relative',
    color: portalTokens.headerForeground2,
    fontSize: '14px',
    fontWeight: tokens.fontWeightMedium,
    textDecorationLine: 'none',
    borderRadius: portalTokens.borderRadiusButton,
    ':hover': { backgroundColor: portalTokens.headerHere, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${portalTokens.headerForeground}` },
  },
  here: {
    color: portalTokens.headerForeground,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: portalTokens.headerHere,
    '::after': {
      content: "''",
      position: 'absolute',
      insetInline: '14px',
      bottom: '6px',
      borderBlockEndWidth: '2px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: portalTokens.headerMark,
    },
  },
  hereInList: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
});

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('')
    .toUpperCase();

export default function UserMenu() {
  const styles = useStyles();
  const touch = useTouchStyles();
  const { formatMessage } = useIntl();
  const [isLeaving, setIsLeaving] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const stay = () => {
    flushSync(() => setIsLeaving(false));
    button?.focus();
  };
  const permissions = usePermissions();
  const isAt = usePlace();
  const isForNobody = useApp(({ context }) => context.session?.id === '');
  const routes = useVariantRoutes();
  const open = isForNobody
    ? []
    : routes.filter(({ permission, listedFor }) =>
        [permission, listedFor].every((needed) => !needed || permissions[needed] === 'enabled'),
      );
  const entries = open.flatMap(({ path, menu }) => (menu ? [{ to: path, text: menu }] : []));
  const ofAccount = open.flatMap(({ path, ofAccount }) => (ofAccount ? [{ to: path, ...ofAccount }] : []));
  const name = useOwnName();
  const languages = useLanguages();
  const isFor = useActing();

  return (
    <>
      <nav className={styles.nav} aria-label={formatMessage({ id: 'shell.menu' })}>
        {entries.map(({ to, text }) => (
          <Link
            key={to}
            to={to}
            className={mergeClasses(styles.link, isAt(to) && styles.here)}
            aria-current={isAt(to) ? 'page' : undefined}
          >
            <FormattedMessage id={text} />
          </Link>
        ))}
      </nav>
      <Menu
        checkedValues={{ language: [languages.code] }}
        onCheckedValueChange={(_, { checkedItems: [chosen] }) => chosen && languages.choose(chosen)}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button
            ref={setButton}
            appearance="subtle"
            className={styles.button}
            aria-label={formatMessage({ id: 'shell.account' })}
            icon={
              <>
                <span className={styles.initials}>{initialsOf(name) || <PersonRegular />}</span>
                <NavigationRegular className={styles.narrow} />
              </>
            }
          />
        </MenuTrigger>
        <MenuPopover className={styles.popover}>
          <MenuList>
            <div className={styles.narrow}>
              {entries.map((entry) => (
                <PageItem key={entry.to} {...entry} />
              ))}
              <MenuDivider />
              <LanguageItems offered={languages.offered} />
              <MenuDivider />
            </div>
            <MenuGroup>
              {name ? (
                <MenuGroupHeader>
                  <FormattedMessage id={isFor ? 'shell.acting' : 'shell.signed_in_as'} values={{ name }} />
                </MenuGroupHeader>
              ) : null}
              {ofAccount.map((entry) => (
                <PageItem key={entry.to} {...entry} />
              ))}
              <MenuItem className={touch.target} icon={<SignOutRegular />} onClick={() => setIsLeaving(true)}>
                <FormattedMessage id="shell.sign_out" />
              </MenuItem>
            </MenuGroup>
          </MenuList>
        </MenuPopover>
      </Menu>
      {isLeaving ? <SignOut onStayed={stay} /> : null}
    </>
  );
}

function PageItem({ to, text, icon }: { to: string; text: TextId; icon?: ReactElement }) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const navigate = useNavigate();
  const isHere = usePlace()(to);

  return (
    <MenuItem
      className={mergeClasses(touch.target, isHere && styles.hereInList)}
      icon={icon ?? null}
      aria-current={isHere ? 'page' : undefined}
      onClick={() => void navigate(to)}
    >
      <FormattedMessage id={text} />
    </MenuItem>
  );
}
