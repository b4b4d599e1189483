import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { mostSought } from '#rules/content/search.ts';
import { Panel } from './Panel.tsx';

const useStyles = makeStyles({
  // It has its room before there is anything to say.
  found: { display: 'block', minHeight: '20px', marginBlockStart: '8px', color: tokens.colorNeutralForeground2 },
});

type SearchBoxProps = {
  sought: string;
  onSeek: (sought: string) => void;
  /** How much was found; null: nothing is sought. */
  found: number | null;
};

/** Looks through what is on the page while somebody types, and says how much there is. */
export function SearchBox({ sought, onSeek, found }: SearchBoxProps) {
  const styles = useStyles();

  return (
    <Panel>
      <search>
        <Field label={<FormattedMessage id="content.search" />} size="large">
          <Input
            type="search"
            size="large"
            maxLength={mostSought}
            value={sought}
            contentBefore={<SearchRegular />}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(_, { value }) => onSeek(value)}
          />
        </Field>
        <output className={styles.found}>
          {found === null ? null : <FormattedMessage id="content.search.found" values={{ count: found }} />}
        </output>
      </search>
    </Panel>
  );
}
