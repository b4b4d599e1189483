import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightSemibold },
  account: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

type AccountNameProps = { description: string; account: string | null };

/** A bank account or wallet in the words that its owner recognises. */
export function AccountName({ description, account }: AccountNameProps) {
  const styles = useStyles();

  return (
    <bdi>
      <span className={styles.name}>{description}</span>
      {account ? <span className={styles.account}> {account}</span> : null}
    </bdi>
  );
}
