import { Button, Field, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { mostSought } from '#rules/content/search.ts';
import { Ground } from '#src/ui/data/Ground.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

const useStyles = makeStyles({
  found: { display: 'block', minHeight: '20px', marginBlockStart: '8px', color: tokens.colorNeutralForeground2 },
  clear: { marginBlockStart: '8px' },
});

type SearchBoxProps = {
  sought: string;
  onSeek: (sought: string) => void;
  found: number | null;
};

export function SearchBox({ sought, onSeek, found }: SearchBoxProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onSeek('');
    box.current?.focus();
  };

  return (
    <Ground>
      <search>
        <Field label={<FormattedMessage id="content.search" />} size="large">
          <Input
            input={{ ref: box }}
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
          {found === null ? (
            <FormattedMessage id="content.search.hint" />
          ) : (
            <FormattedMessage id="content.search.found" values={{ count: found }} />
          )}
        </output>
        {found === 0 ? (
          <Button className={mergeClasses(touch.target, styles.clear)} onClick={clear}>
            <FormattedMessage id="content.search.clear" />
          </Button>
        ) : null}
      </search>
    </Ground>
  );
}
