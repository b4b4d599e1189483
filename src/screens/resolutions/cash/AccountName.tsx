import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightSemibold },
  account: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

type AccountNameProps = { description: string; account: string | null };

/** An account or a wallet as its owner knows it. */
export function AccountName({ description, account }: AccountNameProps) {
  const styles = useStyles();

  return (
    <bdi>
      <span className={styles.name}>{description}</span>
      {account ? <span className={styles.account}> {account}</span> : null}
    </bdi>
  );
}
